import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAgency } from '../../testing/factories.ts'
import { makeLiveSite } from '../../testing/live-site.ts'
import { makePublicItem } from '../../testing/public-factories.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { publicAccount } from './public-account.ts'
import { readSiteFacts } from './site-facts.ts'
import { drawSitemap } from './sitemap.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

test('SIT-055 the sitemap names visible items only, with the day of their last change and their picture', async () => {
  const site = await makeLiveSite(server)
  const cover = {
    thumb: `/media/${site.id}/image/thumb/k_a_200x200.webp`,
    width: 10,
    height: 10,
    alt: '',
    caption: '',
  }
  await makePublicItem(server.services, site.id, {
    permalink: 'a-loft',
    card: { cover },
    updatedAt: new Date('2026-03-04T05:06:07Z'),
  })
  await makePublicItem(server.services, site.id, { permalink: 'draft', status: { publish: 'notPublished' } })
  const { status, headers, html } = await site.visit('/sitemap.xml')
  const origin = `http://${site.domain}:8080`
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(html).toContain(`<url><loc>${origin}/</loc></url>`)
  expect(html).toContain(`<loc>${origin}/a-loft</loc><lastmod>2026-03-04T05:06:07.000Z</lastmod>`)
  expect(html).toContain(`<image:loc>${origin}/media/${site.id}/image/thumb/k_a_1280x1280.jpg</image:loc>`)
  expect(html).not.toContain('draft')
})

test('SIT-055 beyond what one sitemap may hold it becomes a list of parts that hold every item once', async () => {
  const site = await makeLiveSite(server)
  for (let at = 0; at < 8; at++) await makePublicItem(server.services, site.id, { permalink: `work-${at}` })
  const facts = await readSiteFacts(server.services.db, publicAccount(site.id))
  if (!facts) throw new Error('the account was just made')
  const draw = (part?: number) =>
    server.services.db.inAccount(site.id, (tx) =>
      drawSitemap(tx, facts, { origin: 'https://x.test', part, max: 4 }),
    )
  const index = await draw()
  const parts = [...(index ?? '').matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)
  expect(parts).toEqual([
    'https://x.test/sitemap-1.xml',
    'https://x.test/sitemap-2.xml',
    'https://x.test/sitemap-3.xml',
  ])
  const items = (await Promise.all([1, 2, 3].map(draw))).flatMap(
    (text) => (text ?? '').match(/work-\d/g) ?? [],
  )
  expect(items.sort()).toEqual(Array.from({ length: 8 }, (_, at) => `work-${at}`))
  expect(await draw(4)).toBeUndefined()
})

test('GAL-023 a free account’s sitemap holds its 30 newest items', async () => {
  const free = await makeLiveSite(server, { subscriptionType: 'free' })
  for (let at = 0; at < 32; at++) await makePublicItem(server.services, free.id, { permalink: `work-${at}` })
  const { html } = await free.visit('/sitemap.xml')
  expect(html.match(/work-\d+/g)).toHaveLength(30)
  expect(html).not.toContain('/work-1<')
})

test('HST-003 live sites may be searched, hosts where people sign in may not', async () => {
  const site = await makeLiveSite(server)
  expect((await site.visit('/robots.txt')).html).toBe(
    `User-agent: *\nDisallow: /api/\n\nSitemap: http://${site.domain}:8080/sitemap.xml\n`,
  )
  for (const host of ['localhost', (await makeAgency(server.services)).domain]) {
    expect(await (await server.call('GET', '/robots.txt', { host })).text()).toBe(
      'User-agent: *\nDisallow: /\n',
    )
    expect((await server.call('GET', '/sitemap.xml', { host })).status).toBe(404)
  }
  expect((await site.visit('/sitemap-2.xml')).status).toBe(404)
})
