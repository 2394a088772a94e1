import { expect, test } from 'vitest'
import { frameFixture } from './fixtures/frame-fixture.ts'
import { itemFixture } from './fixtures/item-fixture.ts'
import { listFixture } from './fixtures/list-fixture.ts'
import { reviewsFixture, servicesFixture } from './fixtures/reviews-fixture.ts'
import type { PageProps, SiteFrame } from './page-props.ts'
import { part, render, textOf } from './pages/render.testing.ts'

const PAGES: [string, PageProps][] = [
  ['list', listFixture()],
  ['item', itemFixture()],
  ['reviews', reviewsFixture()],
  ['services', servicesFixture()],
  ['not found', { page: 'notFound', frame: frameFixture(), picture: null }],
]

test.each(PAGES)(
  'GAL-047 The %s page holds no inline script, style or handler, so that its policy can be strict',
  (_name, page) => {
    const html = render(page)
    expect(html).not.toMatch(/\sstyle=/)
    expect(html).not.toContain('<style')
    expect(html).not.toMatch(/\son[a-z]+="/)
    expect(html.match(/<script(?! type="application\/ld\+json")[^>]*>/g)).toEqual([
      '<script type="module" src="/assets/site/loader.js">',
    ])
  },
)

test('SIT-055 Structured data cannot close its own element', () => {
  const html = render(itemFixture('en', { title: '</script><script>alert(1)</script>' }))
  expect(html).not.toContain('<script>alert')
})

test('SIT-054 SIT-055 Title, description, author, keywords and the canonical address stand in the head', () => {
  const html = render(
    withFrame({
      meta: {
        ...frameFixture().meta,
        title: 'Loft',
        description: 'A loft.',
        author: 'Sam',
        keywords: 'oak',
        isIndexed: false,
      },
    }),
  )
  expect(html).toContain('<title>Loft</title>')
  expect(html).toContain('<meta name="description" content="A loft."/>')
  expect(html).toContain('<meta name="author" content="Sam"/>')
  expect(html).toContain('<meta name="keywords" content="oak"/>')
  expect(html).toContain('<meta name="robots" content="noindex,follow"/>')
  expect(html).toContain('<link rel="canonical" href="https://harborkitchens.example/"/>')
})

test('SIT-005 The header’s name is cut and set small when long', () => {
  const name = 'Whitcomb, Pelletier, Desjardins, Thibodeau & Sons & Daughters'
  const html = render(withFrame({ business: { ...frameFixture().business, name } }))
  expect(html).toContain(
    '<a class="logo long" href="/"><span>Whitcomb, Pelletier, Desjardins, Thibodeau & Sons</span>',
  )
})

test('SIT-034 The footer shows social icons, phone, mail, address, rating, copyright and who powers the site', () => {
  const text = textOf(part(render(listFixture()), 'footer'))
  for (const words of [
    '212 Commercial Street',
    '(207) 555-0142',
    'hello@harborkitchens.example',
    '4.9 126 reviews',
    '© 2026 Harbor Kitchens . All rights reserved.',
    'Powered by Northlight',
  ])
    expect(text).toContain(words)
  expect(part(render(withFrame({ rating: null, poweredBy: null })), 'footer')).not.toMatch(
    /Powered|class="stars/,
  )
})

test('SIT-036 The year stands isolated, so it reads correctly from right to left', () => {
  expect(render(listFixture('ar'))).toContain('<bdi class="num">2026</bdi>')
})

test('SIT-037 Free accounts invite to a website of one’s own, others do not', () => {
  expect(textOf(render(listFixture()))).toContain(
    'Do you own a business? Create your free website today. Start Now',
  )
  expect(textOf(render(withFrame({ promoHref: null })))).not.toContain('Do you own a business?')
})

test('I18-001 Arabic pages run from right to left, with the Arabic display face', () => {
  const html = render(listFixture('ar'))
  expect(html).toContain('<html lang="ar" dir="rtl"')
  expect(html).toContain('href="/assets/site/arabic.woff2"')
})

test('GAL-001 SIT-001 The tab of the page is marked as the current one', () => {
  expect(render(reviewsFixture())).toMatch(/<a href="\/testimonials" aria-current="page">Reviews/)
})

function withFrame(changes: Partial<SiteFrame>): PageProps {
  return listFixture('en', { frame: { ...frameFixture(), ...changes } })
}
