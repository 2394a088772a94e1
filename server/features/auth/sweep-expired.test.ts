import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSession, makeUser } from '../../testing/factories.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { SESSION_MS } from './start-session.ts'
import { removeExpired } from './sweep-expired.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ trustedProxies: 1 })
})
afterAll(() => server.close())

const count = (table: 'attempts' | 'one_time_tokens' | 'sessions') =>
  server.services.db.shared(async (tx) => (await tx.selectFrom(table).selectAll().execute()).length)
const signIn = (email: string, ip: string) =>
  server.call('POST', '/api/auth/sign-in', {
    body: { email, password: 'whatever' },
    headers: { 'x-forwarded-for': ip },
  })

test('SEC-004 a stranger who has had his share of attempts fills no table with made-up addresses', async () => {
  for (let time = 0; time < 30; time++) await signIn(`nobody-${time}@example.test`, '198.51.100.77')
  expect(await count('attempts')).toBe(1 + 10)
})

test('SEC-007 attempts, links and sessions that mean nothing any more are removed, all others stay', async () => {
  const { id, email } = await makeUser(server.services)
  await makeSession(server.services, { userId: id })
  await signIn(email, '198.51.100.78')
  await server.call('POST', '/api/public/request-password-reset', { body: { email } })
  await removeExpired(server.services)
  expect([await count('sessions'), await count('one_time_tokens')]).toEqual([1, 1])
  expect(await count('attempts')).toBeGreaterThan(0)
  server.advance(SESSION_MS + 24 * 60 * 60 * 1000)
  await signIn('later@example.test', '198.51.100.79')
  await removeExpired(server.services)
  expect([await count('sessions'), await count('one_time_tokens'), await count('attempts')]).toEqual([
    0, 0, 2,
  ])
})
