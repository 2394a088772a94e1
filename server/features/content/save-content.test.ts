import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentTypeOf, makeCategory, makeContent, makeCustomField } from '../../testing/content-factories.ts'
import { makeAccount, makeOwner } from '../../testing/factories.ts'
import { makeMedia } from '../../testing/media-factories.ts'
import { type ApiFailure, createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

async function scene() {
  const { id } = await makeAccount(server.services)
  const { token } = await makeOwner(server.services, id)
  const other = await makeOwner(server.services, id)
  const item = await makeContent(server.services, id, { title: 'First' })
  const target = { accountId: id, contentId: item.id }
  return { account: id, token, target, item, api: server.api(token), colleague: server.api(other.token) }
}
const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call should have been refused'),
    (error: ApiFailure) => error,
  )

test('CNT-025 saves of different fields of the same version both stand', async () => {
  const { target, api, colleague } = await scene()
  await colleague.saveContent({
    params: target,
    body: { version: 1, changes: { description: '<p>New</p>', status: { content: 'writing' } } },
  })
  const { item, notices } = await api.saveContent({
    params: target,
    body: { version: 1, changes: { title: 'Second', status: { service: 'open' } } },
  })
  expect(item).toMatchObject({
    version: 3,
    title: 'Second',
    description: '<p>New</p>',
    status: { content: 'writing', service: 'open' },
  })
  expect(notices).toEqual([{ code: 'merged', fields: ['description', 'status.content'] }])
})

test('CNT-025 two saves of the same field: the second one is told, with both sides in hand and nothing stored', async () => {
  const { target, api, colleague, item } = await scene()
  await colleague.saveContent({ params: target, body: { version: 1, changes: { title: 'Theirs' } } })
  const mine = { version: 1, changes: { title: 'Mine', stage: 'Built' } }
  const refused = await failure(api.saveContent({ params: target, body: mine }))
  expect([refused.status, refused.error.code]).toEqual([409, 'editConflict'])
  expect(refused.error.details).toMatchObject({
    version: 2,
    fields: ['title'],
    changedBy: 'Test Person',
    current: { id: item.id, title: 'Theirs', stage: null },
  })
  expect((await api.readContent({ params: target })).stage).toBeNull()
  const again = await api.saveContent({ params: target, body: { ...mine, version: 2 } })
  expect([again.item.title, again.item.version]).toEqual(['Mine', 3])
})

test('CNT-025 the same value twice is no conflict, and saving nothing new makes no version', async () => {
  const { target, api, colleague } = await scene()
  const body = { version: 1, changes: { title: 'Same', customValues: {} } }
  await colleague.saveContent({ params: target, body })
  const { item } = await api.saveContent({ params: target, body })
  expect([item.title, item.version]).toEqual(['Same', 2])
})

test('CNT-025 of ten saves of one field at the same moment exactly one wins; of ten fields all do', async () => {
  const { account, target, api } = await scene()
  const race = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      api.saveContent({ params: target, body: { version: 1, changes: { title: `Racer ${index}` } } }),
    ),
  )
  expect(race.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  const fields = await Promise.all(
    Array.from({ length: 10 }, () => makeCustomField(server.services, account)),
  )
  await Promise.all(
    fields.map((field) =>
      api.saveContent({
        params: target,
        body: { version: 2, changes: { customValues: { [field.id]: 'x' } } },
      }),
    ),
  )
  const item = await api.readContent({ params: target })
  expect([item.version, Object.keys(item.customValues).length]).toEqual([12, 10])
})

test('CNT-025 media that arrived while the form was open stay behind the new order; a medium taken off meanwhile stays away', async () => {
  const { account, target, api } = await scene()
  const [a, b, c, d] = await Promise.all([1, 2, 3, 4].map(() => makeMedia(server.services, account)))
  const ids = [a, b, c, d].map((one) => one?.id ?? '')
  await api.saveContent({ params: target, body: { version: 1, changes: { media: ids.slice(0, 3) } } })
  await api.saveContentMedia({
    query: { accountId: account },
    body: { contentUid: target.contentId, mediaUid: ids[3] },
  })
  await api.removeContentMedia({
    query: { accountId: account, contentUid: target.contentId, mediaUid: ids[0] },
  })
  const changes = { media: [ids[2], ids[1], ids[0]].map(String) }
  const { item } = await api.saveContent({
    params: target,
    body: { version: 3, changes, mediaBefore: ids.slice(0, 3) },
  })
  expect(item.media.map((medium) => medium.uid)).toEqual([ids[2], ids[1], ids[3]])
})

test('CNT-025 a medium taken off in another window counts as a change of the media', async () => {
  const { account, target, api } = await scene()
  const photos = await Promise.all([1, 2].map(() => makeMedia(server.services, account)))
  const media = photos.map((photo) => photo.id)
  await api.saveContent({
    params: target,
    body: { version: 1, changes: { media, presentation: { cover: media[0] ?? '' } } },
  })
  await api.removeContentMedia({
    query: { accountId: account, contentUid: target.contentId, mediaUid: media[0] },
  })
  const refused = await failure(
    api.saveContent({ params: target, body: { version: 2, changes: { media: media.toReversed() } } }),
  )
  expect([refused.status, refused.error.details?.['fields']]).toEqual([409, ['media']])
})

test('PUB-004 PUB-005 a taken permalink gets a suffix and says so, reserved ones too; several at once never share one', async () => {
  const { account, target, api } = await scene()
  const contentTypeId = await contentTypeOf(server.services, account)
  const params = { accountId: account }
  const make = (permalink: string) =>
    api.createContent({ params, body: { contentTypeId, title: 'x', seo: { permalink } } })
  expect((await make('Blaue Küche!')).item.seo.permalink).toBe('blaue-kuche')
  const second = await make('blaue küche')
  expect(second.notices).toEqual([
    { code: 'permalinkChanged', wanted: 'blaue-kuche', permalink: 'blaue-kuche-2' },
  ])
  expect((await make('Map')).item.seo.permalink).toBe('map-2')
  const many = await Promise.all(Array.from({ length: 6 }, () => make('same')))
  expect(new Set(many.map(({ item }) => item.seo.permalink)).size).toBe(6)
  const empty = await failure(make('مطبخ'))
  expect([empty.status, empty.error.issues?.[0]?.path]).toEqual([422, 'body.seo.permalink'])
  expect((await api.readContent({ params: target })).seo.permalink).toBe(target.contentId)
})

test('PUB-003 PUB-005 old permalinks lead on to their item, and no other item may take them', async () => {
  const { account, target, api } = await scene()
  const save = (version: number, permalink: string | null) =>
    api.saveContent({ params: target, body: { version, changes: { seo: { permalink } } } })
  await save(1, 'first')
  await save(2, 'second')
  const redirects = () =>
    server.services.db.inAccount(account, (tx) =>
      tx
        .selectFrom('permalink_redirects')
        .where('account_id', '=', account)
        .select(['permalink', 'content_id'])
        .orderBy('permalink')
        .execute(),
    )
  const expected = [target.contentId, 'first'].map((permalink) => ({
    permalink,
    content_id: target.contentId,
  }))
  expect(await redirects()).toEqual(expect.arrayContaining(expected))
  const rival = await makeContent(server.services, account, { seo: { permalink: 'first' } })
  expect(rival.seo.permalink).toBe('first-2')
  await save(3, 'first')
  expect((await redirects()).map((row) => row.permalink).toSorted()).toEqual(
    [target.contentId, 'second'].toSorted(),
  )
  expect((await save(4, null)).item.seo.permalink).toBe(target.contentId)
})

test.each([
  ['<p onclick="x()">Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
  ['<a href="javascript:alert(1)">x</a>', 'x'],
  [
    '<a href="https://a.test" target="_blank" rel="x">x</a>',
    '<a href="https://a.test" rel="noopener nofollow">x</a>',
  ],
  ['<h1>Big</h1><h4>Small</h4><b>B</b><i>I</i>', '<h2>Big</h2><h3>Small</h3><strong>B</strong><em>I</em>'],
  ['<img src=x onerror=alert(1)><svg><a xlink:href="javascript:1">y</a></svg>', 'y'],
  ['<style>p{}</style><iframe src="https://a.test"></iframe><p style="color:red">z</p>', '<p>z</p>'],
  ['<a href="//evil.test/x">x</a><a>bare</a>', 'xbare'],
  ['<p>a</p><p> </p><p>b<br>c</p>', '<p>a</p><p>b<br />c</p>'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['<math><mtext></p><style><img src=x onerror=alert(1)></style></mtext></math>', ''],
])('SEC-007 CNT-025 a description keeps its marks and nothing that runs: %s', async (html, clean) => {
  const { target, api } = await scene()
  const { item } = await api.saveContent({
    params: target,
    body: { version: 1, changes: { description: html } },
  })
  expect(item.description).toBe(clean)
})

test('CNT-025 no body makes a save fail on our side, and what it answers is always the item or a reason', async () => {
  const { account, target, token } = await scene()
  const category = await makeCategory(server.services, account)
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('\u0000', '\ud800', 'Kitchen', ' ', '<p>x</p>', "';--"),
  )
  const id = fc.oneof(fc.uuid(), fc.constant(category.id), text)
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>,
    text,
    fc.double(),
    fc.constant(null),
  )
  const maybe = (value: fc.Arbitrary<unknown>) =>
    fc.oneof(
      { weight: 40, arbitrary: fc.constant(undefined) },
      { weight: 6, arbitrary: value },
      { weight: 1, arbitrary: anything },
    )
  const changes = fc.record({
    title: maybe(text),
    description: maybe(text),
    stage: maybe(text),
    status: maybe(fc.record({ publish: fc.constantFrom('published', 'featured', 'x') })),
    location: maybe(
      fc.record({ city: text, coords: fc.record({ lat: fc.constantFrom(-90, 1, 91), lng: fc.constant(1) }) }),
    ),
    businessCategories: maybe(fc.array(fc.record({ id }))),
    customValues: maybe(fc.dictionary(id, anything)),
    media: maybe(fc.array(id)),
    presentation: maybe(fc.record({ title: text, rating: fc.constantFrom(4.5, 0, 99) })),
    testimonial: maybe(fc.record({ customerName: text })),
    seo: maybe(fc.record({ permalink: text, title: text })),
    relatedTo: maybe(id),
    __proto__: fc.constant(undefined),
  })
  const path = `/api/accounts/${account}/contents/${target.contentId}`
  const body = fc.oneof(
    { weight: 6, arbitrary: fc.record({ version: fc.constantFrom(1, 1, 1, 1, 1, 99, 0), changes }) },
    { weight: 1, arbitrary: anything },
  )
  let version = 1
  const statuses = new Set<number>()
  await fc.assert(
    fc.asyncProperty(body, async (sent) => {
      const current = typeof sent === 'object' && sent !== null && 'version' in sent && sent.version === 1
      const response = await server.call('PUT', path, {
        as: token,
        body: current ? { ...sent, version } : sent,
      })
      statuses.add(response.status)
      expect([200, 409, 422]).toContain(response.status)
      // the shape of the contract, and of an item that was just stored
      if (response.status === 200)
        version = ((await response.json()) as { item: { version: number } }).item.version
    }),
    { numRuns: 120, seed: 20_261_120 },
  )
  expect([...statuses].toSorted()).toEqual([200, 409, 422])
  expect(version).toBeGreaterThan(5)
}, 60_000)
