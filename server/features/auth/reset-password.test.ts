import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAgency, makeSession, makeUser, TEST_PASSWORD } from '../../testing/factories.ts'
import { mailsTo } from '../../testing/mail-reader.ts'
import { createTestServer, readError, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ trustedProxies: 1 })
})
afterAll(() => server.close())

let caller = 0
const post = (path: string, body: unknown, host = 'localhost') =>
  server.call('POST', path, { host, body, headers: { 'x-forwarded-for': `192.0.2.${++caller}` } })
const ask = (email: string, host?: string) => post('/api/public/request-password-reset', { email }, host)
const set = (code: string, password = 'a brand new one') =>
  post('/api/public/set-password', { code, password })
const signIn = (email: string, password: string) => post('/api/auth/sign-in', { email, password })
const codeFor = async (email: string) =>
  (await mailsTo(server, email)).at(-1)?.link.searchParams.get('code') ?? ''

test('AUT-032 AUT-006 the mailed code sets a new password once, and every session of the person ends', async () => {
  const { id, email } = await makeUser(server.services)
  const session = await makeSession(server.services, { userId: id })
  expect((await ask(email)).status).toBe(204)
  const code = await codeFor(email)
  expect((await set(code)).status).toBe(204)
  expect((await server.call('GET', '/api/session', { as: session })).status).toBe(401)
  expect((await signIn(email, TEST_PASSWORD)).status).toBe(422)
  expect((await signIn(email, 'a brand new one')).status).toBe(200)
  const again = await set(code)
  expect([again.status, (await readError(again)).code]).toEqual([404, 'linkNotValid'])
})

test('AUT-006 SEC-006 a changed password makes reset links worthless that were mailed before, and is logged', async () => {
  const { id, email } = await makeUser(server.services)
  const session = await makeSession(server.services, { userId: id })
  await ask(email)
  const code = await codeFor(email)
  await server.api(session).changePassword({
    body: { currentPassword: TEST_PASSWORD, newPassword: 'chosen by herself' },
  })
  expect((await set(code)).status).toBe(404)
  expect((await signIn(email, 'chosen by herself')).status).toBe(200)
  const log = await server.services.db.shared((tx) =>
    tx.selectFrom('access_log').where('user_id', '=', id).select('action').execute(),
  )
  expect(log.map(({ action }) => action)).toContain('password.changed')
})

test('AUT-032 the answer is the same for an address that nobody has, and no mail goes there', async () => {
  const disabled = await makeUser(server.services, { isDisabled: true })
  const { email } = await makeUser(server.services)
  const answers = await Promise.all([ask(email), ask('nobody@example.test'), ask(disabled.email)])
  const seen = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]))
  expect(seen).toEqual([
    [204, ''],
    [204, ''],
    [204, ''],
  ])
  expect(await mailsTo(server, 'nobody@example.test')).toEqual([])
  expect(await mailsTo(server, disabled.email)).toEqual([])
})

test('AUT-032 a code ends after an hour, and a newer mail does not kill the older one', async () => {
  const { email } = await makeUser(server.services)
  await ask(email)
  const first = await codeFor(email)
  expect((await ask(email)).status).toBe(429)
  server.advance(60_000)
  expect((await ask(email)).status).toBe(204)
  server.advance(59 * 60_000)
  expect((await set(first)).status).toBe(404)
  expect((await set(await codeFor(email))).status).toBe(204)
})

test('AUT-003 a new password has at least 8 characters, and a short one leaves the code usable', async () => {
  const { email } = await makeUser(server.services)
  await ask(email)
  const code = await codeFor(email)
  expect((await set(code, 'seven 7')).status).toBe(422)
  expect((await set(code)).status).toBe(204)
})

test('HST-002 AUT-045 the mail bears the brand and the host where it was asked for', async () => {
  const agency = await makeAgency(server.services, { businessName: 'Oak & Iron' })
  const { email } = await makeUser(server.services)
  await ask(email, agency.domain)
  const [mail] = await mailsTo(server, email)
  expect([mail?.subject, mail?.link.hostname]).toEqual([expect.stringContaining('Oak & Iron'), agency.domain])
})

test('AUT-034 a code whose person is gone says so', async () => {
  const { id, email } = await makeUser(server.services)
  await ask(email)
  const code = await codeFor(email)
  await server.services.db.shared((tx) => tx.deleteFrom('users').where('id', '=', id).execute())
  expect(await readError(await set(code))).toMatchObject({
    code: 'userNotFound',
    message: 'Sorry, user not found',
  })
})

test('AUT-038 a set password forgets the failed attempts before it', async () => {
  const { email } = await makeUser(server.services)
  for (let time = 0; time < 10; time++) await signIn(email, 'wrong password')
  await ask(email)
  await set(await codeFor(email))
  expect((await signIn(email, 'a brand new one')).status).toBe(200)
})
