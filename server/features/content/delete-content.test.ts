import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  makeCategory,
  makeContent,
  makeCustomField,
  makeLabel,
  makeService,
} from '../../testing/content-factories.ts'
import { contentScene, failureOf } from '../../testing/content-scene.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

test('CNT-019 CNT-020 unknown and deleted items are told apart; a deleted one comes back', async () => {
  const { account, params, api } = await contentScene(server)
  const unknown = await failureOf(
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
    const { error } = await failureOf(call)
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

test('TAX-011 what content is linked to cannot be deleted and names it; what only the trash holds can', async () => {
  const { account, params, api } = await contentScene(server)
  const category = await makeCategory(server.services, account, 'Kitchens')
  const service = await makeService(server.services, account)
  const label = await makeLabel(server.services, account)
  const field = await makeCustomField(server.services, account)
  const item = await makeContent(server.services, account, {
    title: 'Loft',
    businessCategories: [category],
    businessServices: [service],
    businessLabels: [label],
    customValues: { [field.id]: 'x' },
  })
  const deletions = () => [
    () => api.deleteCategory({ params: { ...params, categoryId: category.id } }),
    () => api.deleteService({ params: { ...params, serviceId: service.id } }),
    () => api.deleteLabel({ params: { ...params, labelId: label.id } }),
    () => api.deleteLabelGroup({ params: { ...params, labelGroupId: label.groupId } }),
    () => api.deleteCustomField({ params: { ...params, customFieldId: field.id } }),
  ]
  for (const remove of deletions()) {
    const { status, error } = await failureOf(remove())
    expect([status, error.code, error.details?.['usedBy']]).toEqual([
      409,
      'inUse',
      [{ id: item.id, title: 'Loft' }],
    ])
    expect(error.message).toContain('is linked to content and cannot be deleted: “Loft”')
  }
  const type = await failureOf(
    api.deleteContentType({ params: { ...params, contentTypeId: item.contentType.id } }),
  )
  expect(type.error.code).toBe('inUse')
  await api.deleteContent({ params: { ...params, contentId: item.id } })
  for (const remove of deletions()) await remove()
  expect((await api.readTaxonomy({ params })).labelGroups).toEqual([])
  const trashed = await failureOf(
    api.deleteContentType({ params: { ...params, contentTypeId: item.contentType.id } }),
  )
  expect(trashed.error.code).toBe('inUse')
  const back = await api.restoreContent({ params: { ...params, contentId: item.id } })
  expect([back.item.businessCategories, back.item.customValues]).toEqual([[], { [field.id]: 'x' }])
})

test('TAX-011 a category that is being linked in the same moment is either linked or gone, never both', async () => {
  const { account, params, api } = await contentScene(server)
  for (let round = 0; round < 5; round++) {
    const category = await makeCategory(server.services, account)
    const [made, deleted] = await Promise.allSettled([
      makeContent(server.services, account, { businessCategories: [category] }),
      api.deleteCategory({ params: { ...params, categoryId: category.id } }),
    ])
    expect([made.status, deleted.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  }
})
