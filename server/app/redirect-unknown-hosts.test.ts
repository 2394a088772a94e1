import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAgency } from '../testing/factories.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

test('HST-004 HST-005 a name that is nobody’s is led to the default host, and known ones never are', async () => {
  const { domain } = await makeAgency(server.services)
  const stray = await server.call('GET', '/somewhere', { host: 'nobody.example' })
  expect([stray.status, stray.headers.get('location')]).toEqual([302, 'http://localhost:8080/'])
  for (const host of ['localhost', '127.0.0.1', domain]) {
    expect((await server.call('GET', '/api/openapi.json', { host })).status, host).toBe(200)
  }
})

test('HST-004 a name becomes known as soon as its record is written', async () => {
  const host = 'soon.example'
  expect((await server.call('GET', '/api/openapi.json', { host })).status).toBe(302)
  await makeAgency(server.services, { domain: host })
  await server.services.db.shared((tx) =>
    tx
      .insertInto('outbox')
      .values({ type: 'whitelabel.changed', created_at: server.services.now(), payload: '{}' })
      .execute(),
  )
  await expect.poll(async () => (await server.call('GET', '/api/openapi.json', { host })).status).toBe(200)
})
