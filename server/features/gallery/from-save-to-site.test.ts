import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOwner } from '../../testing/factories.ts'
import { makeLiveSite } from '../../testing/live-site.ts'
import { makeContentType } from '../../testing/public-factories.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

test('PUB-006 PUB-008 GAL-050 what an owner saves, renames, hides and publishes is seen on the site', async () => {
  const site = await makeLiveSite(server)
  const owner = await makeOwner(server.services, site.id)
  const type = await makeContentType(server.services, site.id, { label: 'Projects' })
  const api = server.api(owner.token)
  const shown = () => site.visit('/').then(({ cards }) => cards)
  const soon = { timeout: 5000, interval: 20 }
  expect(await shown()).toEqual([])

  const { item } = await api.createContent({
    params: { accountId: site.id },
    body: {
      contentTypeId: type.id,
      title: 'A loft',
      description: '<p>Dana.</p>',
      status: { publish: 'published' },
    },
  })
  await expect.poll(shown, soon).toEqual(['A loft'])

  const save = (version: number, changes: object) =>
    api.saveContent({ params: { accountId: site.id, contentId: item.id }, body: { version, changes } })
  const renamed = await save(item.version, { title: 'A brick loft' })
  await expect.poll(shown, soon).toEqual(['A brick loft'])
  await save(renamed.item.version, { status: { publish: 'notPublished' } })
  await expect.poll(shown, soon).toEqual([])
})
