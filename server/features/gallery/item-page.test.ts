import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LiveSite, makeLiveSite } from '../../testing/live-site.ts'
import {
  makeContentBehind,
  makeLabels,
  makePublicItem,
  makePublicReview,
} from '../../testing/public-factories.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let site: LiveSite
beforeAll(async () => {
  server = await createTestServer()
  site = await makeLiveSite(server, { businessName: 'Harbor Kitchens' })
})
afterAll(() => server.close())

const picture = (name: string) => ({
  thumb: `/media/${site.id}/image/thumb/${name}_a_200x200.webp`,
  width: 1800,
  height: 1200,
  alt: '',
  caption: '',
})

test('GAL-013 GAL-018 GAL-027 an item opens at its permalink and by its id in the query, with one canonical address', async () => {
  const item = await makePublicItem(server.services, site.id, {
    title: 'A loft',
    permalink: 'a-loft',
    page: { description: '<p>Dana cooks.</p>', city: 'Portland', neighborhood: 'Old Port' },
  })
  const byPath = await site.visit('/a-loft')
  expect(byPath.status).toBe(200)
  expect(byPath.text).toContain('Dana cooks.')
  expect(byPath.text).toContain('Old Port, Portland')
  const byId = await site.visit(`/?id=${item.id}`)
  expect(byId.text).toContain('Dana cooks.')
  for (const { html } of [byPath, byId]) {
    expect(html).toContain(`<link rel="canonical" href="http://${site.domain}:8080/a-loft"/>`)
    expect(html).toContain('<title>A loft · Harbor Kitchens</title>')
  }
})

test('GAL-014 an id that is not found opens the first item, and the query takes its id', async () => {
  const newest = await makePublicItem(server.services, site.id, { title: 'The newest' })
  for (const id of ['0190a1b2-0000-7000-8000-000000000000', 'nonsense', 'x%22']) {
    const { status, headers } = await site.visit(`/?id=${id}`)
    expect(status).toBe(302)
    expect(headers.get('location')).toBe(`/?id=${newest.id}`)
  }
  expect((await site.visit(`/?id=${newest.id}`)).text).toContain('The newest')
})

test('GAL-014 GAL-024 another account’s id opens nothing of that account', async () => {
  const other = await makeLiveSite(server)
  const foreign = await makePublicItem(server.services, other.id, {
    title: 'Of another',
    permalink: 'of-another',
  })
  expect((await site.visit(`/?id=${foreign.id}`)).headers.get('location')).not.toContain(foreign.id)
  expect((await site.visit('/of-another')).status).toBe(404)
})

test('PUB-005 GAL-011 an old permalink leads on to where the item is now, unless it is hidden', async () => {
  const { services } = server
  const item = await makePublicItem(services, site.id, { permalink: 'new-name' })
  const hidden = await makePublicItem(services, site.id, { status: { publish: 'notPublished' } })
  for (const [old, { id, permalink }] of [
    ['old-name', item],
    ['old-hidden', hidden],
  ] as const) {
    await makeContentBehind(services, site.id, { id, permalink })
    await services.db.inAccount(site.id, (tx) =>
      tx
        .insertInto('permalink_redirects')
        .values({ account_id: site.id, permalink: old, content_id: id, created_at: services.now() })
        .execute(),
    )
  }
  const moved = await site.visit('/old-name')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/new-name'])
  expect((await site.visit('/old-hidden')).status).toBe(404)
})

test('GAL-024 a direct link to an item beyond a free account’s newest 30 answers as not found', async () => {
  const free = await makeLiveSite(server, { subscriptionType: 'free' })
  for (let at = 0; at < 31; at++)
    await makePublicItem(server.services, free.id, { title: `Work ${at}`, permalink: `work-${at}` })
  expect((await free.visit('/work-0')).status).toBe(404)
  const last = await free.visit('/work-1')
  expect(last.status).toBe(200)
  expect(last.html).not.toContain('/work-0')
})

test('GAL-020 a draft’s own address answers as not found', async () => {
  await makePublicItem(server.services, site.id, { permalink: 'hidden', status: { publish: 'notPublished' } })
  expect((await site.visit('/hidden')).status).toBe(404)
})

test('GAL-027 GAL-042 gallery, comparison, reviews, tags and neighbours stand on the page', async () => {
  const own = await makeLiveSite(server)
  await makeLabels(server.services, own.id, { categories: ['Kitchens'], tags: { Material: ['Oak'] } })
  const { services } = server
  await makePublicItem(services, own.id, { title: 'Older', permalink: 'older', categories: ['Kitchens'] })
  const item = await makePublicItem(services, own.id, {
    title: 'Middle',
    permalink: 'middle',
    categories: ['Kitchens'],
    tags: [{ group: 'Material', tag: 'Oak' }],
    page: {
      media: [
        { type: 'image', ...picture('one') },
        { type: 'audio', url: '/media/x/audio/secret', mime: 'audio/mpeg', name: 'song.mp3' },
      ],
      before: picture('before'),
      after: picture('after'),
      customFields: [
        { name: 'Finished', type: 'date', value: '2026-05-12T00:00' },
        { name: 'Budget', type: 'number', value: 12000 },
      ],
    },
  })
  await makePublicItem(services, own.id, { title: 'Newer', permalink: 'newer' })
  await makePublicReview(services, own.id, {
    relatedTo: item.id,
    rating: 5,
    text: 'We eat here every day.',
    customerName: 'Dana',
  })
  const { html, text } = await own.visit('/middle')
  for (const name of ['one', 'before', 'after']) expect(html).toContain(`/image/thumb/${name}_a_`)
  expect(html).not.toContain('audio/secret')
  expect(text).toContain('We eat here every day.')
  expect(text).toContain('12 May 2026')
  expect(text).toContain('12,000')
  expect(html).toContain('href="/?id=tags:Material__Oak"')
  expect(html).toContain('href="/older"')
  expect(html).toContain('href="/newer"')
})

test('GAL-047 SIT-053 markup and scripts in any field stay text, and links keep only safe schemes', async () => {
  const evil = '"><img src=x onerror=alert(1)><script>alert(2)</script>'
  await makePublicItem(server.services, site.id, {
    title: evil,
    permalink: 'evil',
    categories: [evil],
    services: [evil],
    tags: [{ group: evil, tag: evil }],
    card: {
      place: evil,
      cover: { thumb: 'javascript:alert(3)', width: 1, height: 1, alt: evil, caption: evil },
    },
    page: {
      description: `<p onclick="x()">fine</p><script>alert(4)</script><a href="javascript:alert(5)">link</a><h2>head</h2>`,
      presentation: { title: evil, description: evil },
      customer: { name: evil, title: evil, photo: null },
      address: evil,
      customFields: [{ name: evil, type: 'text', value: evil }],
      seo: { title: evil, description: evil },
    },
  })
  for (const path of ['/evil', '/', `/?q=${encodeURIComponent(evil)}`]) {
    const { html } = await site.visit(path)
    expect(html).not.toMatch(/<img[^>]*onerror/i)
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json"| type="module" src="\/assets\/site\/)/)
    expect(html).not.toMatch(/(href|src)="javascript:/i)
    expect(html).not.toMatch(/<[^>]+\sonclick/i)
  }
})

test('GAL-029 a title of 300 characters stands whole on its page and cut on its card', async () => {
  const title = `${'Long words of a title '.repeat(14)}end`.slice(0, 300)
  await makePublicItem(server.services, site.id, { title, permalink: 'long-title' })
  expect((await site.visit('/long-title')).text).toContain(title.trim())
  const [card] = (await site.visit('/?q=long+words')).cards
  expect(card?.length).toBeLessThanOrEqual(71)
  expect(card?.endsWith('…')).toBe(true)
})

test('I18-001 I18-003 an Arabic account’s pages run from right to left', async () => {
  const arabic = await makeLiveSite(server, { language: 'ar', businessName: 'دار السدر' })
  await makePublicItem(server.services, arabic.id, { title: 'فناء وماء', permalink: 'courtyard' })
  for (const path of ['/', '/courtyard']) {
    const { html } = await arabic.visit(path)
    expect(html).toContain('<html lang="ar" dir="rtl"')
    expect(html).toContain('فناء وماء')
  }
})
