import type { PublicCard, PublicPage } from '@vitrine/domain/content/public-copy.ts'
import { tagKey } from '@vitrine/domain/content/public-copy.ts'
import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  makeCategory,
  makeContent,
  makeCustomField,
  makeLabel,
  makeService,
} from '../../testing/content-factories.ts'
import { makeAccount, makeAgency, makeOwner } from '../../testing/factories.ts'
import { makeMedia } from '../../testing/media-factories.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

async function scene(agencyId?: string | null) {
  const { id } = await makeAccount(server.services, agencyId === undefined ? {} : { agencyId })
  const { token } = await makeOwner(server.services, id)
  return { account: id, api: server.api(token) }
}
async function copyOf(account: AuthorizedAccount, id: string) {
  const row = await server.services.db.inAccount(account, (tx) =>
    tx
      .selectFrom('content_public')
      .where('account_id', '=', account)
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirst(),
  )
  // the two columns that publishing itself wrote
  return row && { ...row, card: row.card as PublicCard, page: row.page as PublicPage }
}
const updateCount = (account: AuthorizedAccount) =>
  server.services.db.inAccount(account, async (tx) => {
    const row = await tx
      .selectFrom('account_state')
      .where('account_id', '=', account)
      .select('update_count')
      .executeTakeFirstOrThrow()
    return Number(row.update_count)
  })

test('PUB-008 an account without agency gets no copies, the item says why, and they come with the agency', async () => {
  const { account, api } = await scene(null)
  const item = await makeContent(server.services, account)
  expect([item.isPublic, item.notPublicReason]).toEqual([false, 'noAgency'])
  expect(await copyOf(account, item.id)).toBeUndefined()
  const agency = await makeAgency(server.services)
  const tell = (agency_id: string | null) =>
    server.services.db.shared(async (tx) => {
      await tx.updateTable('accounts').set({ agency_id }).where('id', '=', account).execute()
      const event = {
        type: 'account.changed',
        account_id: account,
        payload: '{}',
        created_at: server.services.now(),
      }
      await tx.insertInto('outbox').values(event).execute()
    })
  await tell(agency.id)
  await server.settle()
  expect(await copyOf(account, item.id)).toMatchObject({ id: item.id })
  expect((await api.readContent({ params: { accountId: account, contentId: item.id } })).isPublic).toBe(true)
  await tell(null)
  await server.settle()
  expect(await copyOf(account, item.id)).toBeUndefined()
})

test('PUB-008 MED-016 a medium taken off an item leaves its copy, too', async () => {
  const { account, api } = await scene()
  const [first, second] = [
    await makeMedia(server.services, account, { alt: 'First' }),
    await makeMedia(server.services, account, { alt: 'Second' }),
  ]
  const item = await makeContent(server.services, account, { media: [first.id, second.id] })
  await api.removeContentMedia({ query: { contentUid: item.id, mediaUid: first.id } })
  await server.settle()
  const copy = await copyOf(account, item.id)
  expect(copy?.media_ids).toEqual([second.id])
  expect(copy?.card.cover).toMatchObject({ alt: 'Second' })
})

test('PUB-008 copies show a medium once its files are ready, and its texts as they change', async () => {
  const { account, api } = await scene()
  const photo = await makeMedia(server.services, account, { state: 'processing' })
  const item = await makeContent(server.services, account, { media: [photo.id] })
  expect((await copyOf(account, item.id))?.card.cover).toBeNull()
  await server.services.db.inAccount(account, async (tx) => {
    await tx
      .updateTable('media')
      .set({ state: 'ready' })
      .where('account_id', '=', account)
      .where('id', '=', photo.id)
      .execute()
    const payload = JSON.stringify({ mediaId: photo.id })
    await tx
      .insertInto('outbox')
      .values({ type: 'media.ready', account_id: account, payload, created_at: server.services.now() })
      .execute()
  })
  await server.settle()
  expect((await copyOf(account, item.id))?.card.cover?.thumb).toContain(photo.fileKey)
  await api.updateMedia({ params: { accountId: account, mediaId: photo.id }, body: { alt: 'A new sink' } })
  await server.settle()
  expect((await copyOf(account, item.id))?.card.cover?.alt).toBe('A new sink')
})

test('TAX-013 renaming a category, service, label, group, type or field renews the copies that carry it, and no others', async () => {
  const { account, api } = await scene()
  const category = await makeCategory(server.services, account)
  const service = await makeService(server.services, account)
  const label = await makeLabel(server.services, account)
  const field = await makeCustomField(server.services, account)
  const item = await makeContent(server.services, account, {
    businessCategories: [category],
    businessServices: [service],
    businessLabels: [label],
    customValues: { [field.id]: 'x' },
  })
  const bystander = await makeContent(server.services, account, { type: 'blog' })
  await server.services.db.inAccount(account, (tx) =>
    tx
      .updateTable('content_public')
      .set({ title: 'untouched' })
      .where('account_id', '=', account)
      .where('id', '=', bystander.id)
      .execute(),
  )
  const before = await updateCount(account)
  const params = { accountId: account }
  await api.updateCategory({
    params: { ...params, categoryId: category.id },
    body: { label: 'New category' },
  })
  await api.updateService({ params: { ...params, serviceId: service.id }, body: { label: 'New service' } })
  await api.updateLabel({ params: { ...params, labelId: label.id }, body: { label: 'New label' } })
  await api.updateLabelGroup({
    params: { ...params, labelGroupId: label.groupId },
    body: { label: 'New group' },
  })
  await api.updateContentType({
    params: { ...params, contentTypeId: item.contentType.id },
    body: { label: 'New type' },
  })
  await api.updateCustomField({ params: { ...params, customFieldId: field.id }, body: { name: 'New field' } })
  await server.settle()
  const copy = await copyOf(account, item.id)
  expect(copy).toMatchObject({
    b_c: ['New category'],
    b_s: ['New service'],
    b_l: [tagKey('New group', 'New label')],
    page: { contentType: { label: 'New type' }, customFields: [{ name: 'New field' }] },
  })
  expect((await copyOf(account, bystander.id))?.title).toBe('untouched')
  expect(await updateCount(account)).toBe(before + 12)
})

test('PUB-008 more items than one batch are all renewed, and doing it twice changes nothing', async () => {
  const { account, api } = await scene()
  const category = await makeCategory(server.services, account)
  const items = await Promise.all(
    Array.from({ length: 105 }, () =>
      makeContent(server.services, account, { businessCategories: [category] }),
    ),
  )
  const params = { accountId: account, categoryId: category.id }
  await api.updateCategory({ params, body: { label: 'Renamed' } })
  await api.updateCategory({ params, body: { label: 'Renamed' } })
  await server.settle()
  const rows = await server.services.db.inAccount(account, (tx) =>
    tx.selectFrom('content_public').where('account_id', '=', account).select('b_c').execute(),
  )
  expect(rows).toHaveLength(items.length)
  expect(rows.every((row) => row.b_c[0] === 'Renamed')).toBe(true)
})
