import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCategory, makeCustomField, makeLabel, makeService } from '../../testing/content-factories.ts'
import { makeAccount, makeOwner, makeSession, makeUser } from '../../testing/factories.ts'
import { makeMedia } from '../../testing/media-factories.ts'
import { type ApiFailure, createTestServer, type TestServer } from '../../testing/test-server.ts'
import { seedContentTypes } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

async function scene(language = 'en') {
  const account = await makeAccount(server.services, { language })
  const { token } = await makeOwner(server.services, account.id)
  const params = { accountId: account.id }
  return { account: account.id, params, api: server.api(token), token }
}
const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call should have been refused'),
    (error: ApiFailure) => error,
  )
const updateCount = async (account: Awaited<ReturnType<typeof scene>>['account']) =>
  server.services.db.inAccount(account, async (tx) => {
    const row = await tx
      .selectFrom('account_state')
      .where('account_id', '=', account)
      .select('update_count')
      .executeTakeFirstOrThrow()
    return Number(row.update_count)
  })

test.each([
  ['en', ['Project', 'Blog', 'Listing', 'Testimonial']],
  ['ar', ['مشروع', 'مدونة', 'إعلان', 'شهادة عميل']],
])(
  'TAX-001 a new account starts with four coloured content types in its language: %s',
  async (language, labels) => {
    const { account, params, api } = await scene(language)
    await server.services.db.inAccount(account, (tx) =>
      seedContentTypes(tx, server.services, { id: account, language }),
    )
    const { contentTypes } = await api.readTaxonomy({ params })
    expect(contentTypes.map((type) => type.label)).toEqual(labels)
    expect(contentTypes.map((type) => type.key)).toEqual(['project', 'blog', 'listing', 'testimonial'])
    expect(
      contentTypes.every(
        (type) => /^#[0-9a-f]{6}$/.test(type.color) && !type.isMilestones && type.pipelineId === null,
      ),
    ).toBe(true)
  },
)

test('TAX-004 TAX-012 TAX-013 one call answers all that a content form chooses from, in the order of the owner', async () => {
  const { account, params, api } = await scene()
  const cover = await makeMedia(server.services, account)
  const type = await api.createContentType({
    params,
    body: { label: 'Case', color: '#aa3300', isMilestones: true },
  })
  const field = await api.createCustomField({
    params,
    body: {
      name: 'Budget',
      type: 'select',
      options: ['low', 'high'],
      contentTypes: [type.id],
      group: 'Money',
      isRequired: true,
    },
  })
  const first = await api.createCategory({ params, body: { label: 'Kitchens' } })
  const second = await api.createCategory({ params, body: { label: 'Baths' } })
  const service = await api.createService({
    params,
    body: { label: 'Tiling', alias: 'Tile work', description: 'By hand', coverMediaId: cover.id },
  })
  const group = await api.createLabelGroup({
    params,
    body: { label: 'Style', tags: [{ label: 'Modern' }, { label: 'Rustic' }] },
  })
  await api.orderTaxonomy({ params, body: { kind: 'category', ids: [second.id] } })
  const taxonomy = await api.readTaxonomy({ params })
  expect(taxonomy.contentTypes).toEqual([type])
  expect(taxonomy.customFields).toEqual([field])
  expect(taxonomy.categories.map((one) => one.id)).toEqual([second.id, first.id])
  expect(taxonomy.services).toEqual([service])
  expect(service.cover?.thumb).toContain(`/media/${account}/image/thumb/${cover.fileKey}_`)
  expect(taxonomy.labelGroups).toEqual([group])
  expect(group.tags.map((tag) => tag.label)).toEqual(['Modern', 'Rustic'])
  expect(taxonomy.can.edit).toBe(true)
})

test('TAX-013 PUB-006 every change counts for the public pages, is told and is written down', async () => {
  const { account, params, api } = await scene()
  const before = await updateCount(account)
  const { id } = await api.createCategory({ params, body: { label: 'Kitchens' } })
  await api.updateCategory({ params: { ...params, categoryId: id }, body: { label: 'Kitchen' } })
  expect(await updateCount(account)).toBe(before + 2)
  const { events, audit } = await server.services.db.inAccount(account, async (tx) => ({
    events: await tx
      .selectFrom('outbox')
      .where('account_id', '=', account)
      .select(['type', 'payload'])
      .orderBy('id')
      .execute(),
    audit: await tx
      .selectFrom('audit_log')
      .where('account_id', '=', account)
      .select(['action', 'subject_id'])
      .orderBy('id')
      .execute(),
  }))
  expect(audit.map((entry) => [entry.action, entry.subject_id])).toEqual([
    ['category.create', id],
    ['category.update', id],
  ])
  expect(events.every((event) => event.type === 'taxonomy.changed')).toBe(true)
})

test('TAX-013 two of the same name are refused, whatever their case', async () => {
  const { params, api } = await scene()
  await api.createCategory({ params, body: { label: 'Kitchens' } })
  const refused = await failure(api.createCategory({ params, body: { label: 'KITCHENS' } }))
  expect([refused.status, refused.error.code]).toEqual([409, 'nameTaken'])
})

test('ROL-005 ROL-008 members read the taxonomy and fill in the field groups they were given, and change nothing of it', async () => {
  const { account, params } = await scene()
  await makeCustomField(server.services, account, { name: 'Open' })
  await makeCustomField(server.services, account, { name: 'Mine', group: 'Money' })
  await makeCustomField(server.services, account, { name: 'Not mine', group: 'Secrets' })
  const user = await makeUser(server.services, {
    accountId: account,
    permissions: { customFieldGroups: ['Money'] },
  })
  const member = server.api(await makeSession(server.services, { userId: user.id, viewAccountId: account }))
  const taxonomy = await member.readTaxonomy({ params })
  expect(taxonomy.can.edit).toBe(false)
  expect(taxonomy.customFields.map((field) => [field.name, field.canChange])).toEqual([
    ['Open', true],
    ['Mine', true],
    ['Not mine', false],
  ])
  const refused = await failure(member.createCategory({ params, body: { label: 'Mine' } }))
  expect([refused.status, refused.error.code]).toEqual([403, 'noPermission'])
})

test('SEC-002 entries of another account are not found, in whatever place their id is sent', async () => {
  const { params, api } = await scene()
  const other = await makeAccount(server.services)
  const category = await makeCategory(server.services, other.id)
  const service = await makeService(server.services, other.id)
  const label = await makeLabel(server.services, other.id)
  const field = await makeCustomField(server.services, other.id)
  const media = await makeMedia(server.services, other.id)
  const body = { label: 'Taken over' }
  const calls = [
    api.readTaxonomy({ params: { accountId: other.id } }),
    api.createCategory({ params: { accountId: other.id }, body }),
    api.updateCategory({ params: { ...params, categoryId: category.id }, body }),
    api.deleteCategory({ params: { ...params, categoryId: category.id } }),
    api.updateService({ params: { ...params, serviceId: service.id }, body }),
    api.deleteService({ params: { ...params, serviceId: service.id } }),
    api.createLabel({ params: { ...params, labelGroupId: label.groupId }, body }),
    api.updateLabel({ params: { ...params, labelId: label.id }, body }),
    api.deleteLabel({ params: { ...params, labelId: label.id } }),
    api.updateLabelGroup({ params: { ...params, labelGroupId: label.groupId }, body }),
    api.deleteLabelGroup({ params: { ...params, labelGroupId: label.groupId } }),
    api.updateCustomField({ params: { ...params, customFieldId: field.id }, body: { name: 'x' } }),
    api.deleteCustomField({ params: { ...params, customFieldId: field.id } }),
    api.orderTaxonomy({ params, body: { kind: 'category', ids: [category.id] } }),
  ]
  expect(await Promise.all(calls.map(async (call) => (await failure(call)).status))).toEqual(
    calls.map(() => 404),
  )
  const cover = await failure(
    api.createService({ params, body: { label: 'Tiling', coverMediaId: media.id } }),
  )
  expect([cover.status, cover.error.issues?.[0]?.path]).toEqual([422, 'body.coverMediaId'])
  const unchanged = await server.services.db.inAccount(other.id, (tx) =>
    tx.selectFrom('categories').where('account_id', '=', other.id).select('label').execute(),
  )
  expect(unchanged).toEqual([{ label: category.label }])
})
