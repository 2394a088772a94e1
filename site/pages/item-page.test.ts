import { expect, test } from 'vitest'
import { frameFixture, pictureFixture } from '../fixtures/frame-fixture.ts'
import { itemFixture } from '../fixtures/item-fixture.ts'
import { part, render, textOf } from './render.testing.ts'

test('GAL-027 An item shows pictures, description, facts, comparison, reviews, tags and ways to get in touch', () => {
  const html = render(itemFixture())
  const text = textOf(part(html, 'main'))
  for (const words of [
    'Butcher block on Munjoy Hill',
    'Dana cooks for six most Sundays',
    'Location Munjoy Hill, Portland',
    'Categories Kitchens , Lofts',
    'Finished May 2026, nine weeks',
    'Before & After',
    'They measured twice',
    'Island seating',
    '(207) 555-0142',
  ])
    expect(text).toContain(words)
  expect(html).toContain('href="tel:2075550142"')
  expect(html).toContain('aria-label="Instagram"')
})

test('GAL-027 Five shots stand in the grid, the last says how many are left, all are plain links', () => {
  const html = render(itemFixture())
  expect(html).toContain('<bdi>+ 5</bdi>')
  expect(html.match(/data-shot/g)).toHaveLength(10)
  expect(html).toContain('href="/media/sample/image/thumb/kitchen_kitchen_1280x1280.webp"')
  expect(html).toContain('aria-label="Open picture 1 of 10"')
  expect(render(itemFixture('en', { shots: itemFixture().shots.slice(0, 5) }))).not.toContain('<bdi>+')
})

test('GAL-027 An item without pictures shows its category’s initials, and what is missing prints nothing', () => {
  const html = render(
    itemFixture('en', {
      shots: [],
      place: null,
      rating: null,
      facts: [],
      tags: [],
      comparisons: [],
      reviews: [],
      lead: null,
      descriptionHtml: null,
    }),
  )
  expect(html).toContain('nopic')
  const text = textOf(part(html, 'main'))
  expect(text).not.toContain('Location')
  expect(text).not.toContain('Tags')
  expect(text).not.toContain('Before & After')
})

test('GAL-042 GAL-043 A comparison is two pictures under a range input with a name', () => {
  const html = render(itemFixture())
  expect(html).toMatch(/<input type="range"[^>]*aria-label="Compare before and after"/)
  expect(html).toContain('alt="Before"')
})

test('GAL-015 Tags are links that filter the list', () => {
  expect(render(itemFixture())).toContain('href="/?id=tags:Material__Oak"')
})

test('GAL-045 GAL-046 A film has controls, a 1280x720 poster and a sentence for browsers without video', () => {
  const film = {
    kind: 'film' as const,
    src: '/media/a/video/k',
    type: 'video/mp4',
    poster: pictureFixture('loft'),
    durationSeconds: 84,
    title: null,
  }
  const html = render(itemFixture('en', { shots: [film] }))
  expect(html).toMatch(
    /<video controls="" preload="none"[^>]*poster="\/media\/sample\/image\/thumb\/loft_loft_1280x720.webp"/,
  )
  expect(html).toContain('Your browser does not support the video tag.')
  expect(html).toContain('1:24')
})

test('GAL-037 GAL-019 Previous, next and back are plain links', () => {
  const html = render(itemFixture())
  expect(html).toMatch(/rel="next" href="\/project-2"/)
  expect(html).toMatch(/<a href="\/" data-back/)
})

test('GAL-027 A business without phone shows mail first, and without any way no contact card', () => {
  const frame = frameFixture()
  const mailOnly = render(
    itemFixture('en', { frame: { ...frame, business: { ...frame.business, phone: null } } }),
  )
  expect(mailOnly).toMatch(/<a class="btn wide" href="mailto:hello@harborkitchens.example\?subject=/)
  const none = render(
    itemFixture('en', {
      frame: { ...frame, business: { ...frame.business, phone: null, email: null, socials: [] } },
    }),
  )
  expect(none).not.toContain('Something like this?')
})
