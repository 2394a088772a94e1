import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, makeSession, makeUser, TEST_PASSWORD } from '../../testing/factories.ts'
import { createTestServer, readError, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

// the answer's shape is the contract's, proven by the first test
const tokens = async (response: Response) => (await response.json()) as { accessToken: string }
const signIn = (email: string, password = TEST_PASSWORD) => server.call('POST', '/api/auth/sign-in', { body: { email, password } })

test('AUT-004 AUT-005 AUT-017 signing in answers a token that the API accepts, with the only account in view', async () => {
  const account = await makeAccount(server.services)
  const { email } = await makeUser(server.services, { accountId: account.id, isPrimary: true })
  const { accessToken, session } = await server.api().signIn({ body: { email, password: TEST_PASSWORD } })
  expect(session.account?.id).toBe(account.id)
  expect(session.viewRole).toBe('account')
  expect((await server.api(accessToken).readSession()).user.email).toBe(email)
})

test('AUT-015 AUT-037 an unknown person, a wrong password and a disabled user are told at their fields', async () => {
  const { email } = await makeUser(server.services)
  const disabled = await makeUser(server.services, { isDisabled: true })
  const failures = await Promise.all([signIn('nobody@example.test'), signIn(email, 'wrong password'), signIn(disabled.email)])
  const errors = await Promise.all(failures.map(readError))
  expect(errors.map((error) => [error.code, error.issues?.[0]?.path])).toEqual([
    ['userNotFound', 'body.email'],
    ['wrongPassword', 'body.password'],
    ['userDisabled', 'body.email'],
  ])
  expect(errors[0]?.message).toBe('Sorry, user not found')
})

test('AUT-002 e-mail and password of fewer than 4 characters are refused', async () => {
  const error = await readError(await signIn('a@b', 'abc'))
  expect(error.issues?.map((issue) => [issue.path, issue.message])).toEqual([
    ['body.email', 'Min character length is 4'],
    ['body.password', 'Min character length is 4'],
  ])
})

test('AUT-038 after ten attempts the eleventh waits, and a quarter of an hour later it may try again', async () => {
  const { email } = await makeUser(server.services)
  const ip = { 'x-forwarded-for': '203.0.113.9' }
  for (let attempt = 0; attempt < 10; attempt++) expect((await signIn(email, 'wrong password')).status).toBe(422)
  const refused = await server.call('POST', '/api/auth/sign-in', { body: { email, password: TEST_PASSWORD }, headers: ip })
  expect(refused.status).toBe(429)
  server.advance(15 * 60 * 1000)
  expect((await signIn(email)).status).toBe(200)
})

test('AUT-006 the access token ends after 15 minutes and the cookie renews it, once', async () => {
  const { email } = await makeUser(server.services)
  const first = await signIn(email)
  const { accessToken } = await tokens(first)
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
  server.advance(15 * 60 * 1000)
  expect((await server.call('GET', '/api/session', { as: accessToken })).status).toBe(401)
  const renewed = await server.call('POST', '/api/auth/renew', { headers: { cookie } })
  expect(renewed.status).toBe(200)
  server.advance(60_000)
  const stolen = await server.call('POST', '/api/auth/renew', { headers: { cookie } })
  expect(stolen.status).toBe(401)
  expect((await server.call('GET', '/api/session', { as: (await tokens(renewed)).accessToken })).status).toBe(401)
})

test('AUT-006 only hashes of tokens are stored', async () => {
  const { email } = await makeUser(server.services)
  const { accessToken } = await tokens(await signIn(email))
  const rows = await server.services.db.shared((tx) => tx.selectFrom('sessions').selectAll().execute())
  expect(JSON.stringify(rows)).not.toContain(accessToken)
})

test('AUT-043 signing out ends the session at once', async () => {
  const { id } = await makeUser(server.services)
  const token = await makeSession(server.services, { userId: id })
  expect((await server.call('POST', '/api/auth/sign-out', { as: token })).status).toBe(204)
  expect((await server.call('GET', '/api/session', { as: token })).status).toBe(401)
})

test('AUT-007 a sign-in clears photo and display name of the login', async () => {
  const { id, email } = await makeUser(server.services)
  const { db } = server.services
  await db.shared((tx) => tx.updateTable('users').set({ photo: 'x.jpg', display_name: 'X' }).where('id', '=', id).execute())
  await signIn(email)
  const row = await db.shared((tx) => tx.selectFrom('users').where('id', '=', id).select(['photo', 'display_name']).executeTakeFirst())
  expect(row).toEqual({ photo: null, display_name: null })
})
