import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../testing/factories.ts'
import {
  makeContentType,
  makeLabels,
  makePublicItem,
  makePublicReview,
} from '../../testing/public-factories.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let site: { id: AuthorizedAccount; domain: string }

beforeAll(async () => {
  server = await createTestServer()
  site = await makeAccount(server.services, { businessName: 'Harbor Kitchens' })
})
afterAll(() => server.close())

const get = async (path: string, host = site.domain) => {
  const response = await server.call('GET', path, { host })
  return { status: response.status, html: await response.text(), headers: response.headers }
}

test('GAL-001 GAL-025 the list shows the cards of the account', async () => {
  await makePublicItem(server.services, site.id, {
    title: 'Butcher block on Munjoy Hill',
    permalink: 'munjoy-hill',
  })
  const { status, html } = await get('/')
  expect(html).toContain('Butcher block on Munjoy Hill')
  expect(html).toContain('href="/munjoy-hill"')
  expect(status).toBe(200)
})
test('GAL-027', async () => {
  const { status, html } = await get('/munjoy-hill')
  expect(html).toContain('Butcher block on Munjoy Hill')
  expect(status).toBe(200)
})
