import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeAccount, makeSession, makeUser, TEST_PASSWORD } from '../../testing/factories.ts'
import { createTestServer, readError, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ trustedProxies: 1 })
})
afterAll(() => server.close())

// the answer's shape is the contract's, proven by the first test
const tokens = async (response: Response) => (await response.json()) as { accessToken: string }
// every test comes from an address of its own, so that none uses up the attempts of another
let caller = 0
beforeEach(() => {
  caller++
})
const from = () => ({ 'x-forwarded-for': `203.0.113.${caller}` })
const signIn = (email: string, password = TEST_PASSWORD) =>
  server.call('POST', '/api/auth/sign-in', { body: { email, password }, headers: from() })

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
  const failures = await Promise.all([
    signIn('nobody@example.test'),
    signIn(email, 'wrong password'),
    signIn(disabled.email),
  ])
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
  for (let attempt = 0; attempt < 10; attempt++)
    expect((await signIn(email, 'wrong password')).status).toBe(422)
  const refused = await signIn(email)
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
  expect((await server.call('GET', '/api/session', { as: (await tokens(renewed)).accessToken })).status).toBe(
    401,
  )
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
  await db.shared((tx) =>
    tx.updateTable('users').set({ photo: 'x.jpg', display_name: 'X' }).where('id', '=', id).execute(),
  )
  await signIn(email)
  const row = await db.shared((tx) =>
    tx.selectFrom('users').where('id', '=', id).select(['photo', 'display_name']).executeTakeFirst(),
  )
  expect(row).toEqual({ photo: null, display_name: null })
})

test('AUT-038 a good sign-in forgets the failed ones of its address and takes none of the share of its office', async () => {
  const { email } = await makeUser(server.services)
  for (let round = 0; round < 4; round++) {
    for (let attempt = 0; attempt < 2; attempt++) await signIn(email, 'wrong password')
    expect((await signIn(email)).status).toBe(200)
  }
  // eight failed, four good ones: two are left for this caller, whatever the address
  const { email: other } = await makeUser(server.services)
  expect([
    (await signIn(other, 'wrong password')).status,
    (await signIn(other, 'wrong password')).status,
  ]).toEqual([422, 422])
  expect((await signIn(other)).status).toBe(429)
})

test('AUT-006 the sessions of a person who is disabled end at once, and her cookie renews nothing', async () => {
  const { id, email } = await makeUser(server.services)
  const first = await signIn(email)
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { accessToken } = await tokens(first)
  await server.services.db.shared((tx) =>
    tx.updateTable('users').set({ is_disabled: true }).where('id', '=', id).execute(),
  )
  expect((await server.call('GET', '/api/session', { as: accessToken })).status).toBe(401)
  expect((await server.call('POST', '/api/auth/renew', { headers: { cookie } })).status).toBe(401)
})

test('AUT-016 AUT-042 a session whose person is gone is told so with a 401', async () => {
  const { id } = await makeUser(server.services)
  const token = await makeSession(server.services, { userId: id })
  await server.services.db.shared((tx) => tx.deleteFrom('users').where('id', '=', id).execute())
  const answer = await server.call('GET', '/api/session', { as: token })
  expect(answer.status).toBe(401)
  expect(await readError(answer)).toMatchObject({ code: 'userNotFound', message: 'Sorry, user not found' })
})

test('AUT-006 SEC-003 a page of another origin can neither renew nor end a session', async () => {
  const { email } = await makeUser(server.services)
  const first = await signIn(email)
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
  for (const path of ['/api/auth/renew', '/api/auth/sign-out']) {
    for (const origin of ['https://evil.example', 'http://localhost:1', 'null']) {
      expect((await server.call('POST', path, { headers: { cookie, origin } })).status).toBe(403)
    }
  }
  expect(
    (await server.call('POST', '/api/auth/renew', { headers: { cookie, origin: 'http://localhost' } }))
      .status,
  ).toBe(200)
})

test('SEC-003 a page of another origin can sign nobody in as somebody else', async () => {
  const { email } = await makeUser(server.services)
  const foreign = { ...from(), origin: 'https://evil.example' }
  const body = { email, password: TEST_PASSWORD }
  const token = 'x'.repeat(43)
  for (const [path, sent] of [
    ['/api/auth/sign-in', body],
    ['/api/auth/sign-in-with-token', { customToken: token }],
    ['/api/public/confirm-sign-up', { token, password: TEST_PASSWORD }],
  ] as const) {
    const answer = await server.call('POST', path, { body: sent, headers: foreign })
    expect([path, answer.status, answer.headers.get('set-cookie')]).toEqual([path, 403, null])
  }
})

test('AUT-006 a stolen renewal token ends the session however often the thief renewed it before the owner came back', async () => {
  const { email } = await makeUser(server.services)
  const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  const renew = (cookie: string) => server.call('POST', '/api/auth/renew', { headers: { cookie } })
  const stolen = cookieOf(await signIn(email))
  let thiefs = stolen
  for (let time = 0; time < 3; time++) {
    thiefs = cookieOf(await renew(thiefs))
    server.advance(10 * 60 * 1000)
  }
  expect((await renew(stolen)).status).toBe(401)
  expect((await renew(thiefs)).status).toBe(401)
})

test('AUT-006 a made-up renewal token ends nobody’s session', async () => {
  const { email } = await makeUser(server.services)
  const cookie = (await signIn(email)).headers.get('set-cookie')?.split(';')[0] ?? ''
  const renew = (cookie: string) => server.call('POST', '/api/auth/renew', { headers: { cookie } })
  expect((await renew('vitrine-renewal=not-ours')).status).toBe(401)
  expect((await renew(`vitrine-renewal=.${'x'.repeat(43)}`)).status).toBe(401)
  expect((await renew(cookie)).status).toBe(200)
})

test('AUT-039 AUT-046 a sign-in while nobody exists logs that the configuration should be checked', async () => {
  const empty = await createTestServer()
  await empty.call('POST', '/api/auth/sign-in', {
    body: { email: 'somebody@example.test', password: 'whatever' },
  })
  expect(empty.logged.some((line) => line.includes('check the configuration'))).toBe(true)
  await empty.close()
})
