import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Ctx } from '#platform/context/context.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { addMember, createAccount, createAgency, createUser } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const asSystem = () => ({ ...server.services, actor: { kind: 'system', job: 'test' } }) satisfies Partial<Ctx>
const shared = () => server.services.db.shared

test('HST-015 HST-016 sites of one name get numbered sub-domains, and reserved names are refused', async () => {
  const make = (businessName: string) =>
    shared()((tx) => createAccount(asSystem(), tx, { businessName, agencyId: null, language: 'en' }))
  const domains = [await make('Smith & Sons'), await make('smith sons'), await make('Admin')].map(
    (one) => one.domain,
  )
  expect(domains).toEqual(['smith-sons.localhost', 'smith-sons-2.localhost', 'admin-2.localhost'])
})

test('HST-015 two accounts of one name that are made at once do not collide', async () => {
  const make = () =>
    shared()((tx) => createAccount(asSystem(), tx, { businessName: 'Twin', agencyId: null, language: 'en' }))
  const made = await Promise.all([make(), make(), make()])
  expect(made.map((one) => one.domain).sort()).toEqual([
    'twin-2.localhost',
    'twin-3.localhost',
    'twin.localhost',
  ])
})

test('ACC-009 HST-001 a new account is free, has its state and is found by its host at once', async () => {
  const { accountId, domain } = await shared()((tx) =>
    createAccount(asSystem(), tx, { businessName: 'Fresh', agencyId: null, language: 'tr' }),
  )
  const { row, state } = await server.services.db.inAccount(accountId, async (tx) => ({
    row: await tx.selectFrom('accounts').where('id', '=', accountId).selectAll().executeTakeFirstOrThrow(),
    state: await tx
      .selectFrom('account_state')
      .where('account_id', '=', accountId)
      .selectAll()
      .executeTakeFirst(),
  }))
  expect(row).toMatchObject({
    subscription_type: 'free',
    status: 'Enabled',
    verification_status: 'Verified',
    language: 'tr',
  })
  expect(state).toBeDefined()
  expect((await server.call('GET', '/api/session', { host: domain })).status).toBe(404)
})

test('HST-018 HST-020 a domain given by hand must be one, and belongs to one site only', async () => {
  const make = (domain: string) =>
    shared()((tx) => createAgency(asSystem(), tx, { businessName: 'A', domain }))
  await expect(make('-wrong.example')).rejects.toMatchObject({ code: 'domainNotValid' })
  await make('Agency.Example')
  await expect(make('agency.example')).rejects.toMatchObject({ code: 'domainTaken' })
})

test('ACC-001 ACC-014 a user becomes a member once, however often she is added', async () => {
  const memberships = await shared()(async (tx) => {
    const { accountId } = await createAccount(asSystem(), tx, {
      businessName: 'Team',
      agencyId: null,
      language: 'en',
    })
    const { userId } = await createUser(asSystem(), tx, {
      email: 'Ann@Example.test',
      passwordHash: null,
      firstName: 'A',
      lastName: 'B',
    })
    for (let time = 0; time < 2; time++)
      await addMember(asSystem(), tx, { userId, accountId, role: 'admin', isPrimary: true })
    return tx.selectFrom('memberships').where('user_id', '=', userId).selectAll().execute()
  })
  expect(memberships).toHaveLength(1)
  const again = shared()((tx) =>
    createUser(asSystem(), tx, {
      email: 'ann@example.TEST',
      passwordHash: null,
      firstName: 'A',
      lastName: 'B',
    }),
  )
  await expect(again).rejects.toMatchObject({ code: 'emailInUse' })
})
