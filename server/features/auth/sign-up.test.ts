import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, makeAgency, makeUser } from '../../testing/factories.ts'
import { mailsTo } from '../../testing/mail-reader.ts'
import { createTestServer, readError, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ trustedProxies: 1 })
})
afterAll(() => server.close())

let caller = 0
const fields = {
  firstName: 'Ann',
  lastName: 'Smith',
  businessName: 'Ann Kitchens',
  password: 'a good password',
  acceptsTerms: true,
}
const post = (host: string, path: string, body: unknown, language = 'en', ip = `198.51.100.${++caller}`) =>
  server.call('POST', `/api/public/${path}`, {
    host,
    body,
    headers: { 'x-forwarded-for': ip, 'accept-language': language },
  })
const signUp = (host: string, email: string, language?: string) =>
  post(host, 'sign-up-account', { ...fields, email }, language)
const confirm = (host: string, token: string | null, password = fields.password) =>
  post(host, 'confirm-sign-up', { token, password })

test('AUT-020 AUT-024 AUT-025 AUT-028 a mailed link makes login and account with the agency of the host, and signs in', async () => {
  const agency = await makeAgency(server.services, { allowSignUp: true, businessName: 'Brand House' })
  expect((await signUp(agency.domain, 'ann@example.test', 'tr-TR,tr;q=0.9,en;q=0.5')).status).toBe(204)
  const { db } = server.services
  const before = await db.shared((tx) =>
    tx.selectFrom('users').where('email', '=', 'ann@example.test').selectAll().execute(),
  )
  expect(before).toEqual([])

  const [mail] = await mailsTo(server, 'ann@example.test')
  expect(mail?.language).toBe('tr')
  expect(mail?.subject).toContain('Brand House')
  expect([mail?.link.hostname, mail?.link.pathname]).toEqual([agency.domain, '/signup-account-confirm'])
  expect(mail?.link.searchParams.get('email')).toBe('ann@example.test')

  const uid = mail?.link.searchParams.get('uid') ?? ''
  const confirmed = await confirm(agency.domain, uid)
  expect(confirmed.status).toBe(200)
  expect(confirmed.headers.get('set-cookie')).toContain('HttpOnly')
  // the answer's shape is the contract's
  const { accessToken } = (await confirmed.json()) as { accessToken: string }
  const session = await server.api(accessToken, agency.domain).readSession()
  expect(session).toMatchObject({
    viewRole: 'account',
    user: { type: 'account' },
    account: { businessName: 'Ann Kitchens', language: 'tr', subscriptionType: 'free' },
  })
  const row = await db.shared((tx) =>
    tx
      .selectFrom('accounts')
      .where('id', '=', session.account?.id ?? '')
      .selectAll()
      .executeTakeFirstOrThrow(),
  )
  expect(row.agency_id).toBe(agency.id)

  expect((await readError(await confirm(agency.domain, uid))).code).toBe('linkNotValid')
})

test('AUT-025 SEC-002 whoever opens the mail of a stranger never ends up with the password the stranger chose', async () => {
  const agency = await makeAgency(server.services, { allowSignUp: true })
  await signUp(agency.domain, 'victim@example.test')
  const [mail] = await mailsTo(server, 'victim@example.test')
  const uid = mail?.link.searchParams.get('uid') ?? ''
  // the stranger knows the password but has no mail; she has the mail but not the password
  const refused = await confirm(agency.domain, uid, 'what she would choose')
  expect([refused.status, refused.headers.get('set-cookie')]).toEqual([422, null])
  expect((await readError(refused)).issues?.[0]).toMatchObject({
    path: 'body.password',
    code: 'wrongPassword',
  })
  expect((await post(agency.domain, 'confirm-sign-up', { token: uid })).status).toBe(422)
  const users = await server.services.db.shared((tx) =>
    tx.selectFrom('users').where('email', '=', 'victim@example.test').selectAll().execute(),
  )
  expect(users).toEqual([])
  // she may sign up herself, and a mistyped password does not use the link up
  expect((await confirm(agency.domain, uid)).status).toBe(200)
})

test('AUT-025 AUT-037 an address that has a login gets the same answer and another mail', async () => {
  const agency = await makeAgency(server.services, { allowSignUp: true })
  const { email } = await makeUser(server.services)
  const answers = await Promise.all([
    signUp(agency.domain, email),
    signUp(agency.domain, 'fresh@example.test'),
  ])
  expect(answers.map((answer) => answer.status)).toEqual([204, 204])
  const [mail] = await mailsTo(server, email)
  expect(mail?.subject).toContain('already have an account')
  expect(mail?.link.pathname).toBe('/login')
})

test('AUT-025 a link is worth nothing after seven days, or when the address got a login in between', async () => {
  const agency = await makeAgency(server.services, { allowSignUp: true })
  for (const email of ['late@example.test', 'overtaken@example.test']) await signUp(agency.domain, email)
  const [overtaken] = await mailsTo(server, 'overtaken@example.test')
  const [late] = await mailsTo(server, 'late@example.test')
  await makeUser(server.services, { email: 'overtaken@example.test' })
  expect((await confirm(agency.domain, overtaken?.link.searchParams.get('uid') ?? '')).status).toBe(404)
  server.advance(7 * 24 * 60 * 60 * 1000)
  expect((await confirm(agency.domain, late?.link.searchParams.get('uid') ?? '')).status).toBe(404)
})

test('HST-010 HST-011 HST-012 HST-013 sign-up works on agency hosts that allow it, and on no other', async () => {
  const closed = await makeAgency(server.services)
  const account = await makeAccount(server.services)
  expect((await readError(await signUp(closed.domain, 'x@example.test'))).code).toBe('signUpClosed')
  expect((await signUp('localhost', 'x@example.test')).status).toBe(403)
  expect((await signUp(account.domain, 'x@example.test')).status).toBe(403)
  expect((await signUp('unknown.example', 'x@example.test')).status).toBe(302)
  expect(await mailsTo(server, 'x@example.test')).toEqual([])
})

test('AUT-003 AUT-021 AUT-025 all fields, 8 characters of password and consent are required', async () => {
  const agency = await makeAgency(server.services, { allowSignUp: true })
  const body = {
    firstName: '',
    lastName: ' ',
    businessName: '',
    email: 'no',
    password: 'short',
    acceptsTerms: false,
  }
  const { issues } = await readError(await post(agency.domain, 'sign-up-account', body))
  expect(issues?.map((issue) => issue.path).sort()).toEqual(
    ['acceptsTerms', 'businessName', 'email', 'firstName', 'lastName', 'password'].map(
      (field) => `body.${field}`,
    ),
  )
  expect(issues?.find((issue) => issue.path === 'body.lastName')?.message).toBe('field is required')
})

test('AUT-032 the confirmation is sent again once a minute, and only to those who wait for one', async () => {
  const agency = await makeAgency(server.services, { allowSignUp: true })
  await signUp(agency.domain, 'again@example.test')
  const resend = (email: string) => post(agency.domain, 'resend-sign-up', { email })
  expect((await resend('again@example.test')).status).toBe(204)
  expect((await resend('nobody@example.test')).status).toBe(204)
  expect((await resend('again@example.test')).status).toBe(429)
  server.advance(60_000)
  expect((await resend('again@example.test')).status).toBe(204)
  const mails = await mailsTo(server, 'again@example.test')
  expect(mails).toHaveLength(3)
  expect(await mailsTo(server, 'nobody@example.test')).toEqual([])
  // every one of them works, until one was used
  expect((await confirm(agency.domain, mails[0]?.link.searchParams.get('uid') ?? '')).status).toBe(200)
  expect((await confirm(agency.domain, mails[2]?.link.searchParams.get('uid') ?? '')).status).toBe(404)
})

test('SEC-004 nobody has more than six mails an hour sent to one address, or twenty sign-ups from one', async () => {
  const agency = await makeAgency(server.services, { allowSignUp: true })
  const statuses: number[] = []
  for (let time = 0; time < 7; time++)
    statuses.push((await signUp(agency.domain, 'flood@example.test')).status)
  expect(statuses).toEqual([204, 204, 204, 204, 204, 204, 429])
})

test('AUT-006 passwords are never kept in clear, not even while an address waits', async () => {
  const agency = await makeAgency(server.services, { allowSignUp: true })
  await signUp(agency.domain, 'quiet@example.test')
  const { db } = server.services
  const rows = await db.shared(async (tx) => [
    await tx.selectFrom('one_time_tokens').selectAll().execute(),
    await tx.selectFrom('outbox').selectAll().execute(),
    await tx.selectFrom('mail_outbox').selectAll().execute(),
  ])
  expect(JSON.stringify(rows)).not.toContain(fields.password)
  expect(server.logged.join('')).not.toContain(fields.password)
})

test('TAX-001 AUT-025 a signed-up account gets its content types in its own language', async () => {
  const agency = await makeAgency(server.services, { allowSignUp: true })
  await signUp(agency.domain, 'types@example.test', 'ar')
  const [mail] = await mailsTo(server, 'types@example.test')
  const confirmed = await confirm(agency.domain, mail?.link.searchParams.get('uid') ?? '')
  const { accessToken } = (await confirmed.json()) as { accessToken: string } // the contract's shape
  await server.settle()
  expect((await server.api(accessToken).readSession()).can.createContentTypes.length).toBeGreaterThan(0)
})

test('SEC-003 a live site knows neither confirmation nor password reset', async () => {
  const agency = await makeAgency(server.services, { allowSignUp: true })
  const site = await makeAccount(server.services, { agencyId: agency.id })
  await signUp(agency.domain, 'site@example.test')
  const [mail] = await mailsTo(server, 'site@example.test')
  const uid = mail?.link.searchParams.get('uid') ?? ''
  expect((await confirm(site.domain, uid)).status).toBe(404)
  expect((await post(site.domain, 'request-password-reset', { email: 'site@example.test' })).status).toBe(404)
  // and the link is not used up by the attempt
  expect((await confirm(agency.domain, uid)).status).toBe(200)
})
