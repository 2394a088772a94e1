import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LiveSite, makeLiveSite } from '../../testing/live-site.ts'
import {
  makeContentType,
  makeLabels,
  makePublicItem,
  makePublicReview,
  saveSiteSettings,
} from '../../testing/public-factories.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
/** A paid account with three items in two types, with labels. */
let site: LiveSite

beforeAll(async () => {
  server = await createTestServer()
  site = await makeLiveSite(server, { businessName: 'Harbor Kitchens' })
  const { services } = server
  const projects = await makeContentType(services, site.id, { key: 'project', label: 'Projects' })
  const journal = await makeContentType(services, site.id, { key: 'blog', label: 'Site Journal' })
  await makeLabels(services, site.id, {
    categories: ['Kitchens', 'Pantries'],
    services: ['Kitchen remodels', 'Custom cabinetry'],
    tags: { Material: ['Oak', '100%__maple'], Location: ['Portland'] },
  })
  const oak = { group: 'Material', tag: 'Oak' }
  const maple = { group: 'Material', tag: '100%__maple' }
  await makePublicItem(services, site.id, {
    title: 'Butcher block on Munjoy Hill',
    permalink: 'munjoy-hill',
    type: projects,
    categories: ['Kitchens'],
    services: ['Kitchen remodels'],
    tags: [oak, maple],
  })
  await makePublicItem(services, site.id, {
    title: 'Dark oak for a long table',
    permalink: 'long-table',
    type: projects,
    categories: ['Kitchens', 'Pantries'],
    tags: [oak],
  })
  await makePublicItem(services, site.id, {
    title: '',
    permalink: 'nameless',
    type: journal,
    services: ['Kitchen remodels'],
  })
})
afterAll(() => server.close())

const BUTCHER = 'Butcher block on Munjoy Hill'
const TABLE = 'Dark oak for a long table'

test('GAL-001 GAL-008 GAL-025 / and /project show the cards of the account, newest first', async () => {
  const home = await site.visit('/')
  expect(home.status).toBe(200)
  expect(home.cards).toEqual(['', TABLE, BUTCHER])
  expect(home.html).toContain('href="/munjoy-hill"')
  expect(home.html).toContain('<title>Harbor Kitchens</title>')
  expect((await site.visit('/project')).cards).toEqual(home.cards)
})

test('GAL-033 GAL-034 filters combine with AND: categories, services and tags must all be on the item', async () => {
  expect((await site.visit('/?category=Kitchens')).cards).toEqual([TABLE, BUTCHER])
  expect((await site.visit('/?category=Kitchens&category=Pantries')).cards).toEqual([TABLE])
  expect((await site.visit('/?category=Kitchens&service=Kitchen+remodels')).cards).toEqual([BUTCHER])
  expect((await site.visit('/?category=Pantries&service=Kitchen+remodels')).cards).toEqual([])
})

test('GAL-015 GAL-016 GAL-017 tags come as id=tags:… or tags=…, percent-encoded, and unknown ones are ignored', async () => {
  expect((await site.visit('/?id=tags:Material__Oak')).cards).toEqual([TABLE, BUTCHER])
  expect((await site.visit('/?tags=Material__Oak__Material__100%2525%255F%255Fmaple')).cards).toEqual([
    BUTCHER,
  ])
  expect((await site.visit('/?tags=Material__Granite')).cards).toHaveLength(3)
})

test('GAL-008 GAL-010 GAL-038 a service and a content type have lists of their own', async () => {
  expect((await site.visit('/services/kitchen-remodels')).cards).toEqual(['', BUTCHER])
  expect((await site.visit('/site-journal')).cards).toEqual([''])
  expect((await site.visit('/services/plumbing')).status).toBe(404)
})

test('GAL-036 search is a case-insensitive substring of the title, and items without a title always match', async () => {
  expect((await site.visit('/?q=OAK+FOR')).cards).toEqual(['', TABLE])
  expect((await site.visit('/?q=munjoy')).cards).toEqual(['', BUTCHER])
  // no pattern sneaks in
  expect((await site.visit('/?q=%25')).cards).toEqual([''])
  expect((await site.visit('/?q=d_rk')).cards).toEqual([''])
  expect((await site.visit('/?q=%00')).cards).toHaveLength(3)
})

test('GAL-036 a Turkish and an Arabic title are found in their own letters', async () => {
  const own = await makeLiveSite(server, { language: 'tr' })
  await makePublicItem(server.services, own.id, { title: 'IŞIKLI MUTFAK ÇİZGİSİ' })
  await makePublicItem(server.services, own.id, { title: 'فناء وماء في البرشاء' })
  for (const q of ['MUTFAK', 'ışıklı', 'çizgi'])
    expect((await own.visit(`/?q=${encodeURIComponent(q)}`)).cards).toEqual(['IŞIKLI MUTFAK ÇİZGİSİ'])
  expect((await own.visit(`/?q=${encodeURIComponent('وماء')}`)).cards).toEqual(['فناء وماء في البرشاء'])
})

test('GAL-033 every choice says how many items would be left', async () => {
  const { html } = await site.visit('/?category=Kitchens')
  const counts = [...html.matchAll(/data-name="([^"]+)"[^>]*>.*?<span class="count num">(\d+)/g)].map(
    ([, name, count]) => [name, count],
  )
  expect(counts).toContainEqual(['Category Kitchens', '2'])
  expect(counts).toContainEqual(['Category Pantries', '1'])
  expect(counts).toContainEqual(['Material Oak', '2'])
  expect(counts.map(([name]) => name)).not.toContain('Services Custom cabinetry')
})

test('GAL-025 an empty search names what was sought and leads to what there is', async () => {
  const { status, html, text } = await makeLiveSite(server).then(async (own) => {
    await makePublicItem(server.services, own.id, { title: 'Oak' })
    return own.visit('/?q=outdoor+sauna')
  })
  expect(status).toBe(200)
  expect(text).toContain('outdoor sauna')
  expect(html).toContain('There is 1 project when you search for less.')
})

test('GAL-030 GAL-032 the first page has 30 cards, a continuation 15 or 50, without gaps or repetitions', async () => {
  const long = await makeLiveSite(server)
  const titles = Array.from({ length: 83 }, (_, at) => `Work ${at}`)
  for (const title of titles) await makePublicItem(server.services, long.id, { title })
  const first = await long.visit('/')
  expect(first.cards).toHaveLength(30)
  const next = cursorOf(first.html)
  const second = await long.visit(`/?after=${next}&take=15`)
  expect(second.cards).toHaveLength(15)
  const third = await long.visit(`/?after=${cursorOf(second.html)}`)
  expect(third.cards).toHaveLength(38)
  expect([...first.cards, ...second.cards, ...third.cards]).toEqual(titles.reverse())
  expect(third.html).not.toContain('data-more')
  expect(second.text).toContain('45')
})

test('GAL-030 a forged or foreign cursor never breaks the list nor leaves it', async () => {
  const other = await makeLiveSite(server)
  await makePublicItem(server.services, other.id, { title: 'Of another' })
  for (const after of [
    'x',
    '%00',
    "';drop table accounts;--",
    'zzzzzzzzz.ffffffffffffffffffffffffffffffff.0',
    '../..',
  ]) {
    const { status, cards } = await site.visit(`/?after=${encodeURIComponent(after)}`)
    expect(status).toBe(200)
    expect(cards).toEqual(['', TABLE, BUTCHER])
  }
})

test('GAL-026 a card shows the cover, the average of the item’s reviews and words of the newest one', async () => {
  const own = await makeLiveSite(server)
  const cover = {
    thumb: `/media/${own.id}/image/thumb/ab_loft_200x200.webp`,
    width: 1800,
    height: 1200,
    alt: '',
    caption: '',
  }
  const item = await makePublicItem(server.services, own.id, {
    title: 'Loft',
    card: { cover, place: 'Old Port' },
  })
  await makePublicReview(server.services, own.id, { relatedTo: item.id, rating: 4, text: 'Older words' })
  await makePublicReview(server.services, own.id, {
    relatedTo: item.id,
    rating: 5,
    text: '<p>They kept every brick.</p>',
  })
  await makePublicReview(server.services, own.id, {
    relatedTo: item.id,
    rating: 1,
    text: 'Draft',
    status: { publish: 'notPublished' },
  })
  const { html, text, cards } = await own.visit('/')
  expect(cards).toEqual(['Loft'])
  expect(html).toContain(`/media/${own.id}/image/thumb/ab_loft_480x480.webp`)
  expect(text).toContain('4.5')
  expect(text).toContain('They kept every brick.')
  expect(text).toContain('Old Port')
})

test('GAL-020 GAL-021 PUB-010 without maps only published and featured items show; maps widen and narrow', async () => {
  const own = await makeLiveSite(server)
  await makePublicItem(server.services, own.id, {
    title: 'Draft',
    status: { publish: 'notPublished', content: 'draft' },
  })
  await makePublicItem(server.services, own.id, { title: 'Published' })
  await makePublicItem(server.services, own.id, { title: 'Featured', status: { publish: 'featured' } })
  expect((await own.visit('/')).cards).toEqual(['Featured', 'Published'])
  await saveSiteSettings(server.services, own.id, {
    statuses: {
      publish: { notPublished: true, featured: true },
      content: { draft: true, finalized: true },
      service: { completed: true },
    },
  })
  await expect.poll(async () => (await own.visit('/')).cards).toEqual(['Featured', 'Draft'])
})

test('GAL-023 GAL-024 a free account shows its 30 newest items in lists, searches and counts', async () => {
  const free = await makeLiveSite(server, { subscriptionType: 'free' })
  for (let at = 0; at < 33; at++)
    await makePublicItem(server.services, free.id, { title: `Work ${at}`, permalink: `work-${at}` })
  const { cards, text, html } = await free.visit('/')
  expect(cards).toHaveLength(30)
  expect(cards.at(-1)).toBe('Work 3')
  expect(text).toContain('30')
  expect(html).not.toContain('data-more')
  expect((await free.visit('/?q=work+2')).cards).not.toContain('Work 2')
  expect((await free.visit('/?q=work+1')).cards).toContain('Work 10')
})

test('GAL-023 a pending account has no cap', async () => {
  const pending = await makeLiveSite(server, { subscriptionType: 'pending' })
  for (let at = 0; at < 31; at++)
    await makePublicItem(server.services, pending.id, { title: `Work ${at}`, permalink: `work-${at}` })
  expect((await pending.visit('/work-0')).status).toBe(200)
  expect((await pending.visit('/?q=work+0')).cards).toEqual(['Work 0'])
})

test('GAL-012 an account without items asks to check its settings', async () => {
  const { status, text, html } = await (await makeLiveSite(server)).visit('/')
  expect(status).toBe(200)
  expect(text).toContain('Please check your settings')
  expect(html).toContain('noindex')
})

function cursorOf(html: string): string {
  return /after=([^&"]+)/.exec(html)?.[1] ?? ''
}
