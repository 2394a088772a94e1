import type { Permissions } from '@vitrine/domain/auth/permissions.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  contentTypeOf,
  makeCategory,
  makeContent,
  makeCustomField,
  makeLabel,
  makeMediaRow,
  makeService,
} from '../../testing/content-factories.ts'
import { makeAccount, makeOwner, makeSession, makeUser } from '../../testing/factories.ts'
import { type ApiFailure, createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

async function scene() {
  const { id, domain } = await makeAccount(server.services)
  const { token } = await makeOwner(server.services, id)
  const contentTypeId = await contentTypeOf(server.services, id)
  return { account: id, domain, params: { accountId: id }, api: server.api(token), token, contentTypeId }
}
const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call should have been refused'),
    (error: ApiFailure) => error,
  )
async function memberWith(
  accountId: string,
  contentType: Permissions['contentType'],
  customFieldGroups: string[] = [],
) {
  const user = await makeUser(server.services, { accountId, permissions: { contentType, customFieldGroups } })
  return server.api(await makeSession(server.services, { userId: user.id, viewAccountId: accountId }))
}

test('CNT-001 CNT-002 CNT-004 an item keeps all that was sent of it, and answers it with names and media', async () => {
  const { account, params, api, contentTypeId, domain } = await scene()
  const [category, service, label] = [
    await makeCategory(server.services, account),
    await makeService(server.services, account),
    await makeLabel(server.services, account),
  ]
  const [photo, other, film] = [
    await makeMediaRow(server.services, account),
    await makeMediaRow(server.services, account),
    await makeMediaRow(server.services, account, { kind: 'video' }),
  ]
  const parent = await makeContent(server.services, account, { title: 'The house' })
  const { item } = await api.createContent({
    params,
    body: {
      contentTypeId,
      title: 'Kitchen on Pearl Street',
      description: '<p>Oak and <em>brass</em></p>',
      stage: 'Built',
      location: {
        address: '1 Pearl Street',
        city: 'Portland',
        neighborhood: 'Old Port',
        coords: { lat: 43.6, lng: -70.2 },
      },
      businessCategories: [{ id: category.id }],
      businessServices: [{ id: service.id }],
      businessLabels: [{ id: label.id }],
      media: [other.id, photo.id],
      presentation: {
        cover: photo.id,
        mainVideo: film.id,
        before: photo.id,
        after: other.id,
        title: 'Before',
        rating: 4.5,
      },
      testimonial: { customerName: 'Ada', customerTitle: 'Owner', customerPhoto: photo.id },
      relatedTo: parent.id,
      seo: { title: 'Kitchens', description: 'In Portland', permalink: 'Pearl Street Kitchen' },
    },
  })
  const read = await api.readContent({ params: { ...params, contentId: item.id } })
  expect(read).toEqual(item)
  expect(read).toMatchObject({
    version: 1,
    title: 'Kitchen on Pearl Street',
    description: '<p>Oak and <em>brass</em></p>',
    location: { neighborhood: 'Old Port', coords: { lat: 43.6, lng: -70.2 } },
    businessCategories: [category],
    businessServices: [service],
    businessLabels: [{ label: label.groupLabel, tags: [{ id: label.id, label: label.label }] }],
    presentation: {
      cover: { uid: photo.id },
      mainVideo: { uid: film.id },
      after: { uid: other.id },
      rating: 4.5,
    },
    testimonial: { customerName: 'Ada', customerPhoto: { uid: photo.id } },
    relatedTo: { id: parent.id, title: 'The house' },
    seo: { permalink: 'pearl-street-kitchen' },
    siteUrl: `http://${domain}:8080/pearl-street-kitchen`,
    can: { update: true, delete: true, publish: true },
  })
  expect(read.media.map((medium) => medium.uid)).toEqual([other.id, photo.id])
  const { relatedFrom } = await api.readContent({ params: { ...params, contentId: parent.id } })
  expect(relatedFrom.map((child) => child.id)).toEqual([item.id])
})

test('CNT-003 API-006 an item tells its last change as ISO 8601 and in seconds', async () => {
  const { account } = await scene()
  const item = await makeContent(server.services, account)
  expect(Math.floor(Date.parse(item.updateDate) / 1000)).toBe(item.updateDateSeconds)
})

test('CNT-005 CNT-006 CNT-007 an item starts open, draft, not published; any other value may be set, unknown ones are refused', async () => {
  const { params, api, contentTypeId, token } = await scene()
  const { item } = await api.createContent({ params, body: { contentTypeId, title: 'New' } })
  expect(item.status).toEqual({ service: 'open', content: 'draft', publish: 'notPublished' })
  const target = { ...params, contentId: item.id }
  const changed = await api.changeContentStatus({
    params: target,
    body: { publish: 'featured', service: 'cancelled' },
  })
  expect(changed.status).toEqual({ service: 'cancelled', content: 'draft', publish: 'featured' })
  expect(changed.version).toBe(2)
  const path = `/api/accounts/${params.accountId}/contents/${item.id}/status`
  expect((await server.call('PATCH', path, { as: token, body: { publish: 'hidden' } })).status).toBe(422)
})

test('CNT-008 an item without a title is refused at its field, made or saved', async () => {
  const { account, params, api, contentTypeId } = await scene()
  const made = await failure(api.createContent({ params, body: { contentTypeId, title: '   ' } }))
  expect([made.status, made.error.issues]).toEqual([
    422,
    [{ path: 'body.title', code: 'titleRequired', message: 'Need to add a title' }],
  ])
  const item = await makeContent(server.services, account)
  const body = { version: 1, changes: { title: '' } }
  const saved = await failure(api.saveContent({ params: { ...params, contentId: item.id }, body }))
  expect(saved.error.issues?.[0]?.path).toBe('body.changes.title')
})

test('CNT-011 a single business category is stored as a list of one', async () => {
  const { account, params, api, contentTypeId } = await scene()
  const category = await makeCategory(server.services, account)
  const { item } = await api.createContent({
    params,
    body: { contentTypeId, title: 'One', businessCategories: { id: category.id } },
  })
  expect(item.businessCategories).toEqual([category])
})

test('TAX-006 a field that is title or description fills the item, and its words are no marks', async () => {
  const { account, params, api, contentTypeId } = await scene()
  const name = await makeCustomField(server.services, account, { isTitle: true })
  const story = await makeCustomField(server.services, account, { isDescription: true })
  const customValues = { [name.id]: 'Named by a field', [story.id]: 'Less < more\n\nSecond' }
  const { item } = await api.createContent({ params, body: { contentTypeId, customValues } })
  expect([item.title, item.description]).toEqual(['Named by a field', '<p>Less &lt; more</p><p>Second</p>'])
})

test('TAX-005 TAX-007 TAX-008 every kind of field takes its own values only, and drops the marker of new options', async () => {
  const { account, params, api, contentTypeId } = await scene()
  const kinds = ['text', 'number', 'multiText', 'date', 'select', 'multiSelect', 'mapAutocomplete'] as const
  const options = ['red', 'blue']
  const fields = await Promise.all(
    kinds.map((type) => makeCustomField(server.services, account, { name: type, type, options })),
  )
  const good = [
    'a',
    1.5,
    ['x', 'y'],
    '2024-02-29T10:30',
    'red',
    ['blue', '__new__'],
    { lat: 1, lng: 2, address: 'Here' },
  ]
  const bad = [5, 'many', 'x', '2024-02-31T10:30', 'green', ['green'], 'Here']
  const valuesOf = (values: typeof good) =>
    Object.fromEntries(fields.map((field, index) => [field.id, values[index] ?? null]))
  const { item } = await api.createContent({
    params,
    body: { contentTypeId, title: 'Fields', customValues: valuesOf(good) },
  })
  expect(item.customValues).toEqual(
    valuesOf([
      'a',
      1.5,
      ['x', 'y'],
      '2024-02-29T10:30',
      'red',
      ['blue'],
      { lat: 1, lng: 2, address: 'Here' },
    ]),
  )
  const target = { ...params, contentId: item.id }
  const refused = await failure(
    api.saveContent({ params: target, body: { version: 1, changes: { customValues: valuesOf(bad) } } }),
  )
  expect(refused.error.issues?.map((issue) => issue.path)).toEqual(
    fields.map((field) => `body.changes.customValues.${field.id}`),
  )
  const [, , , , select] = fields
  const cleared = await api.saveContent({
    params: target,
    body: { version: 1, changes: { customValues: { [select?.id ?? '']: null } } },
  })
  expect(Object.keys(cleared.item.customValues)).toHaveLength(6)
})

test('CNT-012 CNT-026 lists page by the last change, 20 at once, 30 when filtered', async () => {
  const { account, params, api } = await scene()
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
  const { account, params, api, contentTypeId } = await scene()
  const category = await makeCategory(server.services, account)
  const service = await makeService(server.services, account)
  const label = await makeLabel(server.services, account)
  const photo = await makeMediaRow(server.services, account)
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

test('CNT-019 CNT-020 unknown and deleted items are told apart; a deleted one comes back', async () => {
  const { account, params, api } = await scene()
  const unknown = await failure(
    api.readContent({ params: { ...params, contentId: server.services.newId() } }),
  )
  expect([unknown.status, unknown.error.code, unknown.error.message]).toEqual([
    404,
    'contentNotAvailable',
    'This content is not available.',
  ])
  const item = await makeContent(server.services, account)
  const target = { ...params, contentId: item.id }
  await api.deleteContent({ params: target })
  await api.deleteContent({ params: target })
  const calls = [
    api.readContent({ params: target }),
    api.saveContent({ params: target, body: { version: 1, changes: { title: 'x' } } }),
  ]
  for (const call of calls) {
    const { error } = await failure(call)
    expect([error.code, error.message]).toEqual([
      'contentRemoved',
      'This content was removed from another device.',
    ])
  }
  expect((await api.listContents({ params })).items).toEqual([])
  expect(
    (await api.listContents({ params, query: { deleted: 'true', search: 'item' } })).items.map(
      (card) => card.id,
    ),
  ).toEqual([item.id])
  const { item: back } = await api.restoreContent({ params: target })
  expect([back.status.publish, back.version]).toEqual(['published', 3])
  await api.deleteContent({ params: target })
  server.advance(61_000)
  expect((await api.restoreContent({ params: target })).item.status.publish).toBe('notPublished')
})

test('ROL-004 ROL-005 ROL-007 ROL-008 each right stands alone and holds for its content type only', async () => {
  const { account, params, contentTypeId } = await scene()
  const blog = await contentTypeOf(server.services, account, 'blog')
  const item = await makeContent(server.services, account, { contentTypeId })
  const target = { ...params, contentId: item.id }
  const rights = [['create'], ['update'], ['delete'], []] as const
  const outcomes: unknown[] = []
  for (const list of rights) {
    const api = await memberWith(account, { [contentTypeId]: [...list], [blog]: ['update'] })
    const { can } = await api.readContent({ params: target })
    const allowed = await Promise.all(
      [
        api.createContent({ params, body: { contentTypeId, title: 'Mine' } }),
        api.changeContentStatus({ params: target, body: { content: 'reviewing' } }),
        api.saveContent({ params: target, body: { version: 1, changes: { stage: list.join() || 'none' } } }),
      ].map((call) =>
        call.then(
          () => true,
          (error: ApiFailure) => {
            expect([error.status, error.error.code]).toEqual([403, 'noPermission'])
            return false
          },
        ),
      ),
    )
    const deleted = await api.deleteContent({ params: target }).then(
      () => true,
      () => false,
    )
    if (deleted) await api.restoreContent({ params: target })
    outcomes.push([can, allowed, deleted])
  }
  expect(outcomes).toEqual([
    [{ update: false, delete: false, publish: false }, [true, false, false], false],
    [{ update: true, delete: false, publish: true }, [false, true, true], false],
    [{ update: false, delete: true, publish: false }, [false, false, false], true],
    [{ update: false, delete: false, publish: false }, [false, false, false], false],
  ])
  const mover = await memberWith(account, { [contentTypeId]: ['update'] })
  const moved = await failure(
    mover.saveContent({ params: target, body: { version: 9, changes: { contentTypeId: blog } } }),
  )
  expect(moved.status).toBe(403)
})

test('ROL-005 TAX-015 a field of a group that was not given stays as it is', async () => {
  const { account, params, contentTypeId } = await scene()
  const secret = await makeCustomField(server.services, account, { group: 'Secrets' })
  const item = await makeContent(server.services, account, {
    contentTypeId,
    customValues: { [secret.id]: 'before' },
  })
  const body = { version: 1, changes: { customValues: { [secret.id]: 'after' } } }
  const without = await memberWith(account, { [contentTypeId]: ['update'] })
  const target = { ...params, contentId: item.id }
  expect((await failure(without.saveContent({ params: target, body }))).status).toBe(403)
  const granted = await memberWith(account, { [contentTypeId]: ['update'] }, ['Secrets'])
  expect((await granted.saveContent({ params: target, body })).item.customValues).toEqual({
    [secret.id]: 'after',
  })
})

test('SEC-002 ids of another account are refused in every place of an item, naming the field', async () => {
  const { params, api, contentTypeId } = await scene()
  const other = await scene()
  const category = await makeCategory(server.services, other.account)
  const service = await makeService(server.services, other.account)
  const label = await makeLabel(server.services, other.account)
  const photo = await makeMediaRow(server.services, other.account)
  const film = await makeMediaRow(server.services, other.account, { kind: 'video' })
  const field = await makeCustomField(server.services, other.account)
  const theirs = await makeContent(server.services, other.account)
  const foreign = {
    contentTypeId: other.contentTypeId,
    title: 'Mine',
    businessCategories: [category],
    businessServices: [service],
    businessLabels: [label],
    media: [photo.id],
    presentation: { cover: photo.id, mainVideo: film.id, before: photo.id, after: photo.id },
    testimonial: { customerPhoto: photo.id },
    relatedTo: theirs.id,
    customValues: { [field.id]: 'x' },
  }
  const paths = [
    `customValues.${field.id}`,
    'businessCategories',
    'businessServices',
    'businessLabels',
    'contentTypeId',
    'media',
    'presentation.cover',
    'presentation.mainVideo',
    'presentation.before',
    'presentation.after',
    'testimonial.customerPhoto',
    'relatedTo',
  ]
  const made = await failure(api.createContent({ params, body: foreign }))
  expect([made.status, made.error.issues?.map((issue) => issue.path)]).toEqual([
    422,
    paths.map((path) => `body.${path}`),
  ])
  const { item } = await api.createContent({ params, body: { contentTypeId, title: 'Own' } })
  const saved = await failure(
    api.saveContent({ params: { ...params, contentId: item.id }, body: { version: 1, changes: foreign } }),
  )
  expect([saved.status, saved.error.issues?.map((issue) => issue.path)]).toEqual([
    422,
    paths.map((path) => `body.changes.${path}`),
  ])
  const target = { ...params, contentId: theirs.id }
  const calls = [
    api.readContent({ params: target }),
    api.saveContent({ params: target, body: { version: 1, changes: { title: 'x' } } }),
    api.changeContentStatus({ params: target, body: { publish: 'featured' } }),
    api.deleteContent({ params: target }),
    api.restoreContent({ params: target }),
    api.listContents({ params: { accountId: other.account } }),
    api.readContent({ params: { accountId: other.account, contentId: theirs.id } }),
  ]
  expect(await Promise.all(calls.map(async (call) => (await failure(call)).status))).toEqual(
    calls.map(() => 404),
  )
  const lists = [
    { contentType: other.contentTypeId },
    { businessCategory: category.id },
    { relatedTo: theirs.id },
  ]
  for (const query of lists) expect((await api.listContents({ params, query })).items).toEqual([])
})

test('SEC-002 the search looks into no account but the one that was entered', async () => {
  const [mine, theirs] = [await scene(), await scene()]
  const look = server.services.db.inAccount(mine.account, async (tx) => {
    const { sql } = await import('kysely')
    return sql`select * from app.search_contents(${theirs.account}::uuid, ${['x']}::text[], null, null, 10)`.execute(
      tx,
    )
  })
  await expect(look).rejects.toThrow('limited to the account')
})

test('CNT-004 a place for films takes no picture', async () => {
  const { account, params, api, contentTypeId } = await scene()
  const photo = await makeMediaRow(server.services, account)
  const body = { contentTypeId, title: 'Film', presentation: { mainVideo: photo.id } }
  const refused = await failure(api.createContent({ params, body }))
  expect(refused.error.issues?.[0]).toMatchObject({
    path: 'body.presentation.mainVideo',
    code: 'wrongMediaKind',
  })
})
