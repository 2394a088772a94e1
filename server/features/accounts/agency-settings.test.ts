import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, makeAgency, makeSession, makeUser } from '../../testing/factories.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

// one pixel, transparent
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function agencyWith(given: Parameters<typeof makeAgency>[1] = {}) {
  const agency = await makeAgency(server.services, given)
  const token = async (isPrimary: boolean) =>
    makeSession(server.services, {
      userId: (await makeUser(server.services, { agencyId: agency.id, isPrimary })).id,
    })
  return { ...agency, admin: server.api(await token(true)), helper: server.api(await token(false)) }
}

test('ACC-021 HST-009 HST-011 an agency changes its brand, and its host bears it at once', async () => {
  const { admin, domain } = await agencyWith()
  const before = await admin.readAgencySettings()
  expect(before).toMatchObject({
    allowSignUp: false,
    sidePanel: true,
    canEdit: true,
    url: `http://${domain}:8080`,
  })
  const saved = await admin.updateAgencySettings({
    body: {
      version: before.version,
      appName: 'Oak',
      primaryColor: '#AA3300',
      themeValue: 'dark3',
      radius: 'sharp',
      policyURL: 'https://oak.example/terms',
      appHomeUrl: 'https://oak.example',
      allowSignUp: true,
      sidePanel: false,
    },
  })
  expect(saved).toMatchObject({
    appName: 'Oak',
    primaryColor: '#aa3300',
    radius: 'sharp',
    allowSignUp: true,
    version: before.version + 1,
  })
  const record = await server.services.db.shared((tx) =>
    tx
      .selectFrom('whitelabels')
      .where('whitelabel_domain', '=', domain)
      .selectAll()
      .executeTakeFirstOrThrow(),
  )
  expect(record).toMatchObject({
    app_name: 'Oak',
    primary_color: '#aa3300',
    theme_value: 'dark3',
    policy_url: 'https://oak.example/terms',
    app_home_url: 'https://oak.example',
    allow_sign_up: true,
  })
})

test('ACC-021 a save on top of a change in between is refused and changes nothing', async () => {
  const { admin } = await agencyWith()
  const { version } = await admin.readAgencySettings()
  await admin.updateAgencySettings({ body: { version, appName: 'First' } })
  await expect(admin.updateAgencySettings({ body: { version, appName: 'Second' } })).rejects.toMatchObject({
    status: 409,
    error: { code: 'versionConflict' },
  })
  expect((await admin.readAgencySettings()).appName).toBe('First')
})

test('ACC-021 SES-009 a helper of the agency reads, does not change; the house may, in its view', async () => {
  const { id, helper } = await agencyWith()
  const read = await helper.readAgencySettings()
  expect(read.canEdit).toBe(false)
  await expect(
    helper.updateAgencySettings({ body: { version: read.version, appName: 'X' } }),
  ).rejects.toMatchObject({ status: 403 })
  const house = (await makeUser(server.services, { type: 'house' })).id
  const inView = server.api(await makeSession(server.services, { userId: house, viewAgencyId: id }))
  expect(
    (await inView.updateAgencySettings({ body: { version: read.version, appName: 'By the house' } })).appName,
  ).toBe('By the house')
  const log = await server.services.db.shared((tx) =>
    tx
      .selectFrom('access_log')
      .where('agency_id', '=', id)
      .where('action', '=', 'agency.settings-changed')
      .selectAll()
      .execute(),
  )
  expect(log.map((row) => row.user_id)).toEqual([house])
})

test('HST-018 HST-027 links of a brand must be web addresses, and empty ones are none', async () => {
  const { admin } = await agencyWith()
  const { version } = await admin.readAgencySettings()
  for (const policyURL of ['javascript:alert(1)', 'ftp://a.example', 'https://-a.example', 'nonsense']) {
    await expect(admin.updateAgencySettings({ body: { version, policyURL } })).rejects.toMatchObject({
      status: 422,
    })
  }
  expect((await admin.updateAgencySettings({ body: { version, policyURL: '' } })).policyURL).toBeNull()
})

test('HST-025 an uploaded logo is encoded anew, served to anybody, and only such a picture can be set', async () => {
  const { admin, id } = await agencyWith()
  const { version } = await admin.readAgencySettings()
  const stored = await admin.storeAgencyPicture({ body: { data: PIXEL } })
  expect(stored).toMatchObject({ width: 1, height: 1, url: expect.stringMatching(`^/brand/${id}/`) })
  const served = await server.call('GET', stored.url)
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await admin.updateAgencySettings({ body: { version, logo: stored.url } })).logo).toBe(stored.url)
  await expect(admin.storeAgencyPicture({ body: { data: btoa('<svg onload="x"/>') } })).rejects.toMatchObject(
    { error: { code: 'pictureRefused' } },
  )
  await expect(
    admin.updateAgencySettings({ body: { version: version + 1, logo: 'https://evil.example/x.png' } }),
  ).rejects.toMatchObject({ status: 422 })
  expect((await server.call('GET', `/brand/${id}/none.webp`)).status).toBe(404)
})

test('ACC-013 ACC-018 SEC-002 an agency lists its own accounts alone, fifty a page, by name', async () => {
  const { id, admin } = await agencyWith()
  await makeAccount(server.services, { businessName: 'Stranger' })
  for (let number = 10; number < 61; number++) {
    await makeAccount(server.services, { agencyId: id, businessName: `Firm ${number}` })
    // accounts of one millisecond have no order among themselves
    server.advance(1)
  }
  const first = await admin.listAccounts()
  expect(first.items).toHaveLength(50)
  expect(first.items[0]?.businessName).toBe('Firm 10')
  const second = await admin.listAccounts({ query: { after: first.next ?? '' } })
  expect([second.items.map((item) => item.businessName), second.next]).toEqual([['Firm 60'], null])
  const newest = await admin.listAccounts({ query: { sort: 'newest' } })
  expect(newest.items[0]?.businessName).toBe('Firm 60')
  const oldest = await admin.listAccounts({ query: { sort: 'newest', after: newest.next ?? '' } })
  expect(oldest.items.map((item) => item.businessName)).toEqual(['Firm 10'])
})

test('ACC-018 accounts are found by a part of name or domain, by status and by subscription', async () => {
  const { id, admin } = await agencyWith()
  await makeAccount(server.services, {
    agencyId: id,
    businessName: '100% Wood',
    domain: 'wood.example',
    subscriptionType: 'free',
  })
  await makeAccount(server.services, { agencyId: id, businessName: 'Stone', status: 'Disabled' })
  const names = async (query: NonNullable<Parameters<typeof admin.listAccounts>[0]>['query']) =>
    (await admin.listAccounts({ query })).items.map((item) => item.businessName)
  expect(await names({ search: '0% w' })).toEqual(['100% Wood'])
  expect(await names({ search: 'WOOD.EX' })).toEqual(['100% Wood'])
  expect(await names({ search: '_' })).toEqual([])
  expect(await names({ status: 'Disabled' })).toEqual(['Stone'])
  expect(await names({ subscriptionType: 'free' })).toEqual(['100% Wood'])
})

test('ACC-020 the house lists agencies with the number of their accounts', async () => {
  const { id } = await agencyWith({ businessName: 'Zebra Counting' })
  for (let time = 0; time < 2; time++) await makeAccount(server.services, { agencyId: id })
  const house = server.api(
    await makeSession(server.services, { userId: (await makeUser(server.services, { type: 'house' })).id }),
  )
  const { items } = await house.listAgencies({ query: { search: 'zebra' } })
  expect(items.map((item) => [item.businessName, item.accountCount])).toEqual([['Zebra Counting', 2]])
  const all = await house.listAgencies()
  expect(all.items.length).toBeLessThanOrEqual(50)
})
