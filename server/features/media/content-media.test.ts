import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeContent } from '../../testing/content-factories.ts'
import { contentScene, failureOf } from '../../testing/content-scene.ts'
import { makeMedia } from '../../testing/media-factories.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

test('MED-016 CNT-025 a removal waits for a save of the same item, and neither falls', async () => {
  const { account, api } = await contentScene(server)
  const { id } = await makeMedia(server.services, account)
  const item = await makeContent(server.services, account, { media: [id] })
  const { db } = server.services
  let removal: Promise<unknown> | undefined
  await db.inAccount(account, async (tx) => {
    // as a save begins
    await tx
      .selectFrom('contents')
      .where('account_id', '=', account)
      .where('id', '=', item.id)
      .select('id')
      .forUpdate()
      .execute()
    removal = failureOf(api.removeContentMedia({ query: { contentUid: item.id, mediaUid: id } }))
    const waiting = `select from pg_locks l join pg_stat_activity a using (pid)
      where not l.granted and a.datname = current_database()`
    await expect.poll(async () => (await db.query(waiting, [])).rows.length).toBeGreaterThan(0)
    // as a save goes on
    await tx
      .deleteFrom('content_media')
      .where('account_id', '=', account)
      .where('content_id', '=', item.id)
      .execute()
  })
  expect(await removal).toMatchObject({ status: 404 })
})
