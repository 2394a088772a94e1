import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentTypeOf, makeService } from '../../testing/content-factories.ts'
import { makeAccount, makeAgency, makeOwner, makeSession, makeUser } from '../../testing/factories.ts'
import { makeMedia } from '../../testing/media-factories.ts'
import { ApiFailure, createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let account: Awaited<ReturnType<typeof makeAccount>>
let owner: Awaited<ReturnType<typeof makeOwner>>
beforeAll(async () => {
  server = await createTestServer()
  account = await makeAccount(server.services)
  owner = await makeOwner(server.services, account.id)
})
afterAll(() => server.close())

const params = () => ({ accountId: account.id })
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiFailure ? { status: error.status, ...error.error } : error),
  )

/** An item without its feature: only the row that media hang on. */
async function makeItem(given: {
  title: string
  published?: boolean
  /** With a public copy all the same, as every saved item has one. */
  status?: string
  cover?: string
  accountId?: typeof account.id
}): Promise<string> {
  const { services } = server
  const accountId = given.accountId ?? account.id
  const contentType = await contentTypeOf(services, accountId)
  const id = services.newId<string>()
  const now = services.now()
  await services.db.inAccount(accountId, async (tx) => {
    const shared = {
      account_id: accountId,
      id,
      content_type_id: contentType,
      title: given.title,
      permalink: id,
    }
    await tx
      .insertInto('contents')
      .values({ ...shared, cover_media_id: given.cover ?? null, created_at: now, updated_at: now })
      .execute()
    if (!given.published && !given.status) return
    const copy = {
      s_p: given.status ?? 'published',
      s_c: 'draft',
      s_s: 'open',
      card: '{}',
      page: '{}',
      updated_at: now,
    }
    await tx
      .insertInto('content_public')
      .values({ ...shared, ...copy })
      .execute()
  })
  return id
}

test('MED-002 the library is listed newest first, page by page, and can be searched', async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute))
  const made = []
  for (let minute = 0; minute < 5; minute++) {
    const name = minute === 3 ? 'Oak table.jpg' : `wall ${minute}.jpg`
    made.push(await makeMedia(server.services, account.id, { name, createdAt: at(minute) }))
  }
  const api = server.api(owner.token)
  const first = await api.listMedia({ params: params(), query: { limit: 3 } })
  const second = await api.listMedia({ params: params(), query: { limit: 3, after: first.next ?? '' } })
  expect([...first.items, ...second.items].map((one) => one.uid)).toEqual(made.map((one) => one.id).reverse())
  expect(second.next).toBeNull()
  const found = await api.listMedia({ params: params(), query: { search: 'oak' } })
  expect(found.items.map((one) => one.name)).toEqual(['Oak table.jpg'])
  const ids = [made[0]?.id, made[4]?.id, crypto.randomUUID()].join(',')
  const asked = await api.listMedia({ params: params(), query: { ids } })
  expect(asked.items.map((one) => one.uid).sort()).toEqual([made[0]?.id, made[4]?.id].sort())
})

test('MED-002 texts of a medium are changed, and the change is told and counted', async () => {
  const { id } = await makeMedia(server.services, account.id)
  const api = server.api(owner.token)
  const body = { alt: 'A blue wall', caption: 'After the work' }
  const changed = await api.updateMedia({ params: { ...params(), mediaId: id }, body })
  expect(changed).toMatchObject({ ...body, description: '', mediaUploadCompleted: true })
  const other = await makeOwner(server.services, (await makeAccount(server.services)).id)
  const foreign = server.api(other.token).updateMedia({ params: { ...params(), mediaId: id }, body })
  expect(await failure(foreign)).toMatchObject({ status: 404 })
})

test('MED-016 a medium in use is not deleted and its places are told; an unused one goes with its files', async () => {
  const { id, fileKey } = await makeMedia(server.services, account.id, { name: 'in use.jpg' })
  const itemId = await makeItem({ title: 'Kitchen in oak', cover: id })
  const service = await makeService(server.services, account.id, 'Fitting')
  await server.services.db.inAccount(account.id, (tx) =>
    tx
      .updateTable('services')
      .set({ cover_media_id: id })
      .where('account_id', '=', account.id)
      .where('id', '=', service.id)
      .execute(),
  )
  const api = server.api(owner.token)
  const refused = await failure(api.deleteMedia({ params: { ...params(), mediaId: id } }))
  expect(refused).toMatchObject({
    status: 409,
    code: 'mediaInUse',
    details: {
      usedIn: [
        { type: 'content', id: itemId, title: 'Kitchen in oak' },
        { type: 'service', id: service.id, title: 'Fitting' },
      ],
    },
  })
  await server.services.db.inAccount(account.id, async (tx) => {
    await tx
      .updateTable('services')
      .set({ cover_media_id: null })
      .where('account_id', '=', account.id)
      .execute()
    await tx
      .updateTable('contents')
      .set({ cover_media_id: null })
      .where('account_id', '=', account.id)
      .execute()
  })
  const key = `${account.id}/image/thumb/${fileKey}_in-use_200x200.webp`
  await server.services.storage.put(key, Buffer.from('x'), { contentType: 'image/webp' })
  await api.deleteMedia({ params: { ...params(), mediaId: id } })
  await server.settle()
  expect(await failure(api.readMedia({ params: { ...params(), mediaId: id } }))).toMatchObject({
    status: 404,
  })
  expect(await server.services.storage.stat(key)).toBeNull()
})

test('MED-015 MED-001 an uploaded medium is added to an item, comes last, and lists with id and contentId', async () => {
  const contentUid = await makeItem({ title: 'With media' })
  const first = await makeMedia(server.services, account.id, { contentId: contentUid })
  const second = await makeMedia(server.services, account.id)
  const api = server.api(owner.token)
  const body = { uid: second.id, caption: 'Second' }
  const { data } = await api.saveContentMedia({ query: { contentUid }, body })
  expect(data.caption).toBe('Second')
  const listed = await api.listContentMedia({ query: { contentUid } })
  expect(listed.data.map((one) => [one.id, one.uid, one.contentId])).toEqual([
    [first.id, first.id, contentUid],
    [second.id, second.id, contentUid],
  ])
  const slash = await server.call('GET', `/api/media/?contentUid=${contentUid}`, { as: owner.token })
  expect([slash.status, slash.headers.get('location')]).toEqual([308, `/api/media?contentUid=${contentUid}`])
})

test('MED-016 a deletion must name the medium; then it leaves the item and its cover, and stays in the library', async () => {
  const { id } = await makeMedia(server.services, account.id)
  const contentUid = await makeItem({ title: 'Loses one', cover: id })
  const api = server.api(owner.token)
  await api.saveContentMedia({ query: { contentUid }, body: { mediaUid: id } })
  expect(await failure(api.removeContentMedia({ query: { contentUid } }))).toMatchObject({
    status: 422,
    code: 'mediaUidMissing',
  })
  await api.removeContentMedia({ query: { contentUid, mediaUid: id } })
  expect((await api.listContentMedia({ query: { contentUid } })).data).toEqual([])
  expect((await api.readMedia({ params: { ...params(), mediaId: id } })).uid).toBe(id)
  const item = await server.services.db.inAccount(account.id, (tx) =>
    tx
      .selectFrom('contents')
      .where('account_id', '=', account.id)
      .where('id', '=', contentUid)
      .select(['cover_media_id', 'version'])
      .executeTakeFirst(),
  )
  expect(item).toEqual({ cover_media_id: null, version: 2 })
})

test('MED-016 without sign-in only ready media of published items are listed, on their own site or by account', async () => {
  const draft = await makeItem({ title: 'Draft' })
  const contentUid = await makeItem({ title: 'Public', published: true })
  for (const item of [draft, contentUid]) {
    await makeMedia(server.services, account.id, { contentId: item, name: 'shown.jpg' })
    await makeMedia(server.services, account.id, { contentId: item, state: 'processing' })
  }
  const other = await makeAccount(server.services)
  const list = (query: { contentUid: string; accountId?: string }, host?: string) =>
    failure(
      server
        .api(undefined, host)
        .listContentMedia({ query })
        .then((answer) => {
          throw answer.data.map((one) => one.name)
        }),
    )
  expect(await list({ contentUid }, account.domain)).toEqual(['shown.jpg'])
  expect(await list({ contentUid, accountId: account.id })).toEqual(['shown.jpg'])
  expect(await list({ contentUid: draft }, account.domain)).toMatchObject({ status: 404 })
  expect(await list({ contentUid })).toMatchObject({ status: 404 })
  expect(await list({ contentUid }, other.domain)).toMatchObject({ status: 404 })
  expect(await list({ contentUid, accountId: account.id }, other.domain)).toMatchObject({ status: 404 })
})

test('MED-016 PUB-010 strangers get no media of an item its page does not show, though every saved item has a copy', async () => {
  const agency = await makeAgency(server.services)
  const own = await makeAccount(server.services, { agencyId: agency.id })
  const hidden = await makeItem({ title: 'Hidden', status: 'notPublished', accountId: own.id })
  const shown = await makeItem({ title: 'Shown', status: 'published', accountId: own.id })
  for (const contentId of [hidden, shown])
    await makeMedia(server.services, own.id, { contentId, name: 'house.jpg' })
  const read = async (contentUid: string, host: string) =>
    (await server.call('GET', `/api/media?contentUid=${contentUid}&accountId=${own.id}`, { host })).status
  for (const host of [own.domain, agency.domain, 'localhost']) {
    expect([host, await read(shown, host), await read(hidden, host)]).toEqual([host, 200, 404])
  }
  // another agency's host knows nothing of this account
  expect(await read(shown, (await makeAgency(server.services)).domain)).toBe(404)

  const { db } = server.services
  const show = (settings: object) =>
    db.inAccount(own.id, (tx) =>
      tx
        .updateTable('account_state')
        .set({ site_settings: JSON.stringify(settings) })
        .where('account_id', '=', own.id)
        .execute(),
    )
  await show({ enableGalleryPreview: false })
  expect(await read(shown, own.domain)).toBe(404)
  await show({})
  await db.shared((tx) =>
    tx.updateTable('accounts').set({ status: 'Disabled' }).where('id', '=', own.id).execute(),
  )
  expect(await read(shown, own.domain)).toBe(404)
})

test("MED-016 writing to an item's media needs the update right of its type", async () => {
  const contentUid = await makeItem({ title: 'Guarded' })
  const { id } = await makeMedia(server.services, account.id)
  const contentType = await contentTypeOf(server.services, account.id)
  const signIn = async (rights: ('create' | 'update')[]) => {
    const permissions = { contentType: { [contentType]: rights } }
    const user = await makeUser(server.services, { accountId: account.id, permissions })
    return server.api(await makeSession(server.services, { userId: user.id, viewAccountId: account.id }))
  }
  const save = { query: { contentUid }, body: { mediaUid: id } }
  expect(await failure((await signIn(['create'])).saveContentMedia(save))).toMatchObject({ status: 403 })
  expect(await failure((await signIn(['update'])).saveContentMedia(save))).toBeUndefined()
})

test('MED-016 ROL-005 who may not change an item may not change the words under its pictures either', async () => {
  const contentUid = await makeItem({ title: 'Not hers' })
  const shown = await makeMedia(server.services, account.id, { contentId: contentUid })
  const cover = await makeMedia(server.services, account.id)
  await makeItem({ title: 'Not hers either', cover: cover.id })
  const unused = await makeMedia(server.services, account.id)
  const contentType = await contentTypeOf(server.services, account.id)
  const signIn = async (permissions: object) => {
    const user = await makeUser(server.services, { accountId: account.id, permissions })
    return server.api(await makeSession(server.services, { userId: user.id, viewAccountId: account.id }))
  }
  const elsewhere = await signIn({ contentType: { [server.services.newId<string>()]: ['update'] } })
  const here = await signIn({ contentType: { [contentType]: ['update'] } })
  const caption = (api: typeof here, mediaId: string) =>
    failure(api.updateMedia({ params: { ...params(), mediaId }, body: { caption: 'hers' } }))
  for (const { id } of [shown, cover]) {
    expect(await caption(elsewhere, id)).toMatchObject({ status: 403 })
    expect(
      await failure(elsewhere.saveContentMedia({ body: { mediaUid: id, caption: 'hers' } })),
    ).toMatchObject({
      status: 403,
    })
    expect(await caption(here, id)).toBeUndefined()
  }
  expect(await caption(elsewhere, unused.id)).toBeUndefined()
})
