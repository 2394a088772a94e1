import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, makeOwner, makeSession, makeUser } from '../../testing/factories.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

async function ownAccount() {
  const account = await makeAccount(server.services)
  const { token } = await makeOwner(server.services, account.id)
  return { ...account, api: server.api(token), params: { accountId: account.id } }
}

test('SEC-002 a logo is a picture that was uploaded, never another address of this host or of another', async () => {
  const { api, params } = await ownAccount()
  const { version } = await api.readAccountProfile({ params })
  for (const logo of [
    '/media/../api/session',
    '/brand/./x',
    '//evil.example/x',
    'https://evil.example/x.png',
  ]) {
    const saved = api.updateAccountProfile({ params, body: { version, logo } })
    await expect(saved).rejects.toMatchObject({ status: 422 })
  }
})

test('ACC-007 ACC-022 an owner changes the record of the account, and the public copy is counted up', async () => {
  const { id, api, params, domain } = await ownAccount()
  const before = await api.readAccountProfile({ params })
  expect(before.siteUrl).toBe(`http://${domain}:8080`)
  const saved = await api.updateAccountProfile({
    params,
    body: {
      version: before.version,
      businessName: 'Smith',
      phone: '+90 (212) 555 01 02',
      email: 'Hi@Smith.Example',
      website: 'https://smith.example',
      description: 'We build.',
      place: { address: 'Street 1', lat: 41.01, lng: 28.97 },
      language: 'ar',
      themeValue: 'light2',
      primaryColor: '#00AA55',
      socialPlatforms: [{ link: 'https://instagram.com/smith', icon: 'instagram' }],
    },
  })
  expect(saved).toMatchObject({
    businessName: 'Smith',
    phone: '+902125550102',
    email: 'hi@smith.example',
    address: 'Street 1',
    lat: 41.01,
    language: 'ar',
    primaryColor: '#00aa55',
    socialPlatforms: [{ link: 'https://instagram.com/smith', icon: 'instagram' }],
  })
  const { state, audit, record } = await server.services.db.inAccount(id, async (tx) => ({
    state: await tx
      .selectFrom('account_state')
      .where('account_id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow(),
    audit: await tx.selectFrom('audit_log').where('account_id', '=', id).selectAll().execute(),
    record: await tx
      .selectFrom('whitelabels')
      .where('account_id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow(),
  }))
  expect(Number(state.update_count)).toBe(2)
  expect(audit.map((row) => row.action)).toEqual(['account.changed'])
  expect(record.business_name).toBe('Smith')
})

test('ACC-022 a save on top of a change in between is refused', async () => {
  const { api, params } = await ownAccount()
  const { version } = await api.readAccountProfile({ params })
  const { version: next } = await api.updateAccountProfile({ params, body: { version, description: 'one' } })
  await expect(
    api.updateAccountProfile({ params, body: { version, description: 'two' } }),
  ).rejects.toMatchObject({ status: 409 })
  expect(
    (await api.updateAccountProfile({ params, body: { version: next, description: 'two' } })).description,
  ).toBe('two')
})

test('AUT-021 AUT-022 AUT-023 a name is required, a phone is a phone, and empty fields are none', async () => {
  const { api, params } = await ownAccount()
  const { version } = await api.readAccountProfile({ params })
  const refused = api.updateAccountProfile({
    params,
    body: { version, businessName: ' ', phone: 'call me', website: 'nonsense' },
  })
  await expect(refused).rejects.toMatchObject({
    error: {
      issues: [
        { path: 'body.businessName', message: 'field is required' },
        { path: 'body.phone' },
        { path: 'body.website' },
      ],
    },
  })
  const emptied = await api.updateAccountProfile({
    params,
    body: { version, phone: '', email: '', website: '', place: null },
  })
  expect(emptied).toMatchObject({ phone: null, email: null, website: null, address: null, lat: null })
})

test('NAV-017 SEC-002 limited members are refused, and strangers find nothing', async () => {
  const { id, params } = await ownAccount()
  const limited = await makeUser(server.services, { accountId: id })
  const asLimited = server.api(await makeSession(server.services, { userId: limited.id, viewAccountId: id }))
  await expect(asLimited.readAccountProfile({ params })).rejects.toMatchObject({ status: 403 })
  const other = await ownAccount()
  await expect(other.api.readAccountProfile({ params })).rejects.toMatchObject({ status: 404 })
})

test('SES-008 SES-009 an agency that entered an account may edit it, and the log names who it was', async () => {
  const account = await makeAccount(server.services)
  const agent = await makeUser(server.services, { agencyId: account.agencyId ?? '', isPrimary: true })
  const api = server.api(await makeSession(server.services, { userId: agent.id, viewAccountId: account.id }))
  const params = { accountId: account.id }
  const { version } = await api.readAccountProfile({ params })
  await api.updateAccountProfile({ params, body: { version, description: 'by the agency' } })
  const rows = await server.services.db.inAccount(account.id, (tx) =>
    tx
      .selectFrom('audit_log')
      .where('account_id', '=', account.id)
      .select(['actor_user_id', 'acting_as'])
      .execute(),
  )
  expect(rows).toEqual([{ actor_user_id: agent.id, acting_as: 'agency in the account' }])
})
