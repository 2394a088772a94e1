import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeContent } from '../../testing/content-factories.ts'
import { contentScene } from '../../testing/content-scene.ts'
import { makeMedia } from '../../testing/media-factories.ts'
import { ApiFailure, createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const ROUNDS = 8
const statusOf = (outcome: PromiseSettledResult<unknown>) => {
  if (outcome.status === 'fulfilled') return 200
  return outcome.reason instanceof ApiFailure ? outcome.reason.status : outcome.reason
}

test('MED-016 CNT-025 a medium that is deleted while an item begins to show it is either shown or gone', async () => {
  const { account, params, api } = await contentScene(server)
  for (let round = 0; round < ROUNDS; round++) {
    const photo = await makeMedia(server.services, account)
    const item = await makeContent(server.services, account)
    const body = { version: 1, changes: { media: [photo.id], presentation: { cover: photo.id } } }
    const [saved, deleted] = await Promise.allSettled([
      api.saveContent({ params: { ...params, contentId: item.id }, body }),
      api.deleteMedia({ params: { ...params, mediaId: photo.id } }),
    ])
    expect([
      [200, 409],
      [422, 200],
    ]).toContainEqual([saved, deleted].map(statusOf))
  }
})

test('CNT-014 CNT-025 parents, children and uploads of one account may all be saved in the same moment', async () => {
  const { account, params, api, contentTypeId } = await contentScene(server)
  for (let round = 0; round < ROUNDS; round++) {
    const parent = await makeContent(server.services, account)
    const photo = await makeMedia(server.services, account)
    const contentId = parent.id
    const outcomes = await Promise.allSettled([
      api.saveContent({ params: { ...params, contentId }, body: { version: 1, changes: { title: 'New' } } }),
      api.changeContentStatus({ params: { ...params, contentId }, body: { publish: 'featured' } }),
      api.createContent({ params, body: { contentTypeId, title: 'Child', relatedTo: contentId } }),
      api.saveContentMedia({
        query: { accountId: account },
        body: { contentUid: contentId, mediaUid: photo.id, alt: 'x' },
      }),
      api.createCategory({ params, body: { label: `Category ${round}` } }),
    ])
    expect(outcomes.map(statusOf)).toEqual([200, 200, 200, 200, 200])
  }
})
