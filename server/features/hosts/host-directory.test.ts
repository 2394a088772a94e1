import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { emit } from '#platform/events/emit.ts'
import { makeAccount, makeAgency } from '../../testing/factories.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { createHostDirectory, type HostDirectory } from './index.ts'

let server: TestServer
let hosts: HostDirectory
beforeAll(async () => {
  server = await createTestServer()
  hosts = createHostDirectory(server.services)
})
afterAll(async () => {
  hosts.close()
  await server.close()
})

const set = (table: 'agencies' | 'whitelabels', id: string, values: object) =>
  server.services.db.shared((tx) =>
    tx
      .updateTable(table)
      .set(values)
      .where(table === 'agencies' ? 'id' : 'agency_id', '=', id)
      .execute(),
  )

test('HST-001 HST-005 a host is the platform, an agency, an account or unknown, by its record alone', async () => {
  const agency = await makeAgency(server.services, { allowSignUp: true })
  const account = await makeAccount(server.services, { agencyId: agency.id })
  expect((await hosts.find('LOCALHOST:8080')).kind).toBe('platform')
  expect(await hosts.find(`${agency.domain.toUpperCase()}.:443`)).toMatchObject({
    kind: 'agency',
    agencyId: agency.id,
    allowSignUp: true,
  })
  expect(await hosts.find(account.domain)).toMatchObject({
    kind: 'account',
    accountId: account.id,
    agencyId: agency.id,
  })
  expect((await hosts.find('nobody.example')).kind).toBe('unknown')
  for (const nonsense of [undefined, '', 'a b', "'; drop table users", 'x'.repeat(400)]) {
    expect((await hosts.find(nonsense)).kind).toBe('unknown')
  }
})

test('HST-002 HST-006 HST-008 a host bears the brand of its record, and of its agency where the record is silent', async () => {
  const agency = await makeAgency(server.services, { businessName: 'Oak Agency' })
  await set('agencies', agency.id, {
    logo: '/brand/a.webp',
    theme_value: 'dark1',
    primary_color: '#112233',
    app_home_url: 'https://oak.example',
    radius: 'soft',
  })
  await set('whitelabels', agency.id, { app_name: 'Oak App', policy_url: 'https://oak.example/terms' })
  const account = await makeAccount(server.services, { agencyId: agency.id, businessName: 'Smith' })
  expect(await hosts.find(agency.domain)).toMatchObject({
    brand: {
      businessName: 'Oak Agency',
      appName: 'Oak App',
      logo: '/brand/a.webp',
      policyUrl: 'https://oak.example/terms',
      themeValue: 'dark1',
      primaryColor: '#112233',
      appHomeUrl: 'https://oak.example',
      radius: 'soft',
    },
  })
  expect(await hosts.find(account.domain)).toMatchObject({
    brand: { businessName: 'Smith', themeValue: 'dark1', appHomeUrl: 'https://oak.example' },
  })
})

test('HST-001 an answer is remembered until a white-label record changes anywhere', async () => {
  const agency = await makeAgency(server.services)
  const name = async () => {
    const host = await hosts.find(agency.domain)
    return host.kind === 'agency' ? host.brand.appName : undefined
  }
  const before = await name()
  await set('whitelabels', agency.id, { app_name: 'Renamed' })
  expect(await name()).toBe(before)
  const { db, now } = server.services
  await db.shared((tx) =>
    emit(tx, now(), { type: 'whitelabel.changed', accountId: null, payload: { whitelabelId: agency.id } }),
  )
  await vi.waitFor(async () => expect(await name()).toBe('Renamed'))
})

test('HST-006 HST-007 one record answers for a domain, whatever its letters, and no second may bear it', async () => {
  const agency = await makeAgency(server.services, { domain: 'only-one.example' })
  const again = makeAgency(server.services, { domain: 'Only-One.Example' })
  await expect(again).rejects.toThrow('whitelabels_domain')
  const record = await server.services.db.shared((tx) =>
    tx.selectFrom('whitelabels').where('agency_id', '=', agency.id).selectAll().executeTakeFirstOrThrow(),
  )
  expect(Object.keys(record)).toEqual(
    expect.arrayContaining([
      'id',
      'type',
      'business_name',
      'whitelabel_domain',
      'app_name',
      'logo',
      'icon',
      'policy_url',
      'email',
    ]),
  )
})
