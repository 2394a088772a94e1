import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCategory, makeContent, makeLabel, makeService } from '../../testing/content-factories.ts'
import { contentScene } from '../../testing/content-scene.ts'
import { makeMedia } from '../../testing/media-factories.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

test('CNT-012 CNT-026 lists page by the last change, 20 at once, 30 when filtered', async () => {
  const { account, params, api } = await contentScene(server)
  const made: string[] = []
  for (let index = 0; index < 33; index++)
    made.push((await makeContent(server.services, account, { title: `Item ${index}` })).id)
  const first = await api.listContents({ params })
  expect(first.items.map((card) => card.id)).toEqual(made.toReversed().slice(0, 20))
  const second = await api.listContents({ params, query: { after: first.next ?? '' } })
  expect(second.items.map((card) => card.id)).toEqual(made.toReversed().slice(20))
  expect(second.next).toBeNull()
  expect((await api.listContents({ params, query: { publish: 'published' } })).items).toHaveLength(30)
})

test('CNT-026 lists filter by words, type, each status, category, service, label, date and author', async () => {
  const { account, params, api, contentTypeId } = await contentScene(server)
  const category = await makeCategory(server.services, account)
  const service = await makeService(server.services, account)
  const label = await makeLabel(server.services, account)
  const photo = await makeMedia(server.services, account)
  const { item } = await api.createContent({
    params,
    body: {
      contentTypeId,
      title: 'Harbour 100% loft',
      status: { service: 'cancelled', content: 'writing', publish: 'featured' },
      location: { city: 'Portland', neighborhood: 'Old Port', address: 'Wharf 7' },
      businessCategories: [category],
      businessServices: [service],
      businessLabels: [label],
      media: [photo.id],
    },
  })
  await makeContent(server.services, account, { type: 'blog', title: 'Harbour 1000 lofts' })
  const found = async (query: Parameters<typeof api.listContents>[0]['query']) =>
    (await api.listContents({ params, query })).items.map((card) => card.title)
  const queries = [
    { search: 'loft 100%' },
    { search: 'WHARF' },
    { contentType: contentTypeId },
    { service: ['cancelled', 'open'] },
    { content: 'writing' },
    { publish: 'featured' },
    { businessCategory: category.id },
    { businessService: service.id },
    { businessLabel: [label.id] },
    { own: 'true' },
    { search: 'harbour', to: item.updateDate },
  ] as const
  // each is one of the queries the contract takes; their union is too wide for the client's type
  for (const query of queries)
    expect([query, await found(query as never)]).toEqual([query, ['Harbour 100% loft']])
  expect(await found({ from: new Date(Date.parse(item.updateDate) + 60_000).toISOString() })).toEqual([])
  expect(await found({ search: 'harbour' })).toHaveLength(2)
  const [card] = (await api.listContents({ params, query: { own: 'true' } })).items
  expect(card).toMatchObject({
    place: 'Old Port, Portland',
    businessCategories: [category],
    cover: { width: 1200 },
  })
})

test('SEC-002 the search looks into no account but the one that was entered', async () => {
  const [mine, theirs] = [await contentScene(server), await contentScene(server)]
  const look = server.services.db.inAccount(mine.account, async (tx) => {
    return sql`select * from app.search_contents(${theirs.account}::uuid, ${['x']}::text[], null, null, 10)`.execute(
      tx,
    )
  })
  await expect(look).rejects.toThrow('limited to the account')
})

test('CNT-026 hostile questions to the list are answered or refused, never broken', async () => {
  const { account, token } = await contentScene(server)
  await makeContent(server.services, account, { title: '50% of _everything_ \\ here' })
  const path = `/api/accounts/${account}/contents`
  const queries = [
    'search=%00',
    'search=%25',
    'search=_',
    'search=%5C',
    'search=%27--',
    'after=xx',
    'after=W10',
    'limit=0',
    'limit=abc',
    'from=today',
    `after=${Buffer.from('["x","y"]').toString('base64url')}`,
    'contentType=1',
    'publish=all',
    'own=maybe',
    'search=a&search=b',
    '__proto__=1',
    'from=9999999-01-01T00:00:00Z',
    `search=${'a'.repeat(300)}`,
    'to=0001-01-01T00:00:00Z',
    'search=%ED%A0%80',
  ]
  for (const query of queries) {
    const { status } = await server.call('GET', `${path}?${query}`, { as: token })
    expect([query, [200, 422].includes(status)]).toEqual([query, true])
  }
  for (const [search, count] of [
    ['50%25', 1],
    ['50_', 0],
    ['_everything_', 1],
    ['%5C', 1],
    ['5%25f', 0],
  ] as const) {
    const response = await server.call('GET', `${path}?search=${search}`, { as: token })
    // the list's own shape
    const { items } = (await response.json()) as { items: unknown[] }
    expect([search, items.length]).toEqual([search, count])
  }
})

test('TAX-002 a content type is stored as its id and answered with id and label', async () => {
  const { params, api, contentTypeId, account } = await contentScene(server)
  const { item } = await api.createContent({ params, body: { contentTypeId, title: 'One' } })
  expect(item.contentType).toMatchObject({ id: contentTypeId, label: 'Project' })
  expect((await api.listContents({ params })).items[0]?.contentType).toMatchObject({
    id: contentTypeId,
    label: 'Project',
  })
  const stored = await server.services.db.acrossAccounts((tx) =>
    tx.selectFrom('contents').where('account_id', '=', account).select('content_type_id').execute(),
  )
  expect(stored).toEqual([{ content_type_id: contentTypeId }])
})
