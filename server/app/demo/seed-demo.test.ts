import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { demoAccounts } from './demo-accounts.ts'
import { DEMO_PASSWORD, demoAddresses, demoSignIns } from './demo-sign-ins.ts'
import { seedDemo, startDemo } from './seed-demo.ts'

let server: TestServer
const options = () => ({ pictures: 'few', settle: () => server.settle() }) as const

beforeAll(async () => {
  server = await createTestServer()
  // a first start that ends in the middle, as after a crash, and a second one that goes on
  const first = await startDemo(server.services, options())
  await first.stop()
  await seedDemo(server.services, options())
  await server.settle()
}, 180_000)
afterAll(() => server.close())

const rows = <Row>(text: string) =>
  server.services.db.acrossAccounts(async (tx) => {
    const { sql } = await import('kysely')
    return (await sql.raw<Row>(text).execute(tx)).rows
  })

test('ACC-009 the demo has a paid, a free, a pending, a disabled, an Arabic and an empty account', async () => {
  const accounts = await rows<{
    name: string
    plan: string
    status: string
    language: string
    items: number
  }>(`
    select a.business_name as name, a.subscription_type as plan, a.status, a.language,
      (select count(*)::int from contents c where c.account_id = a.id) as items
    from accounts a order by a.id`)
  expect(accounts).toEqual(
    demoAccounts.map((account) => ({
      name: account.businessName,
      plan: account.subscriptionType,
      status: account.status,
      language: account.language,
      items: account.items.length,
    })),
  )
  expect(new Set(accounts.map((one) => one.plan))).toEqual(new Set(['paid', 'free', 'pending']))
  expect(accounts.filter((one) => one.status === 'Disabled')).toHaveLength(1)
  expect(accounts.filter((one) => one.language === 'ar')).toHaveLength(1)
  expect(accounts.filter((one) => one.items === 0)).toHaveLength(1)
})

test('GAL-023 the free account of the demo has more public items than the free plan shows', async () => {
  const [free] = await rows<{ count: number }>(`
    select count(*)::int as count from content_public p join accounts a on a.id = p.account_id
    where a.subscription_type = 'free' and p.type_key <> 'testimonial'`)
  expect(free?.count).toBeGreaterThan(30)
})

test('HST-002 two agencies wear different brands', async () => {
  const agencies = await rows<{ business_name: string; primary_color: string; radius: string; icon: string }>(
    'select business_name, primary_color, radius, icon from agencies order by id',
  )
  expect(agencies.map((one) => one.business_name)).toEqual(['Northlight', 'Kestrel & Co'])
  expect(new Set(agencies.map((one) => one.primary_color)).size).toBe(2)
  expect(new Set(agencies.map((one) => one.radius)).size).toBe(2)
  for (const { icon } of agencies) expect((await server.call('GET', icon)).status).toBe(200)
})

test('AUT-001 everybody named at the start signs in, the employee with limited rights', async () => {
  for (const { email } of demoSignIns) {
    const session = await server.api().signIn({ body: { email, password: DEMO_PASSWORD } })
    expect(session.accessToken).toBeTruthy()
  }
  const [staff] = await rows<{ role: string; permissions: { contentType: Record<string, string[]> } }>(`
    select m.role, m.permissions from memberships m join users u on u.id = m.user_id where u.email = 'staff@demo.test'`)
  expect(staff?.role).toBe('user')
  expect(Object.values(staff?.permissions.contentType ?? {})).toEqual([['create', 'update']])
})

test('PUB-010 drafts and cancelled work of the demo have no public copy that visitors see', async () => {
  const page = await (await server.call('GET', '/', { host: 'harbor.localhost' })).text()
  expect(page).toContain('Butcher block on Munjoy Hill')
  expect(page).not.toContain('Peaks Island galley')
  expect(page).not.toContain('Weymouth')
})

test('a business of the demo that works in Arabic has its site in Arabic', async () => {
  const page = await (await server.call('GET', '/', { host: 'noor.localhost' })).text()
  expect(page).toMatch(/<html[^>]* lang="ar"[^>]* dir="rtl"|<html[^>]* dir="rtl"[^>]* lang="ar"/)
  expect(page).toContain('فناء وماء في دابوق')
})

test('MED-014 photographs of the demo are ready and told to those who do not see', async () => {
  const media = await rows<{ state: string; alt: string }>('select state, alt from media')
  expect(media.length).toBeGreaterThan(3)
  for (const { state, alt } of media) expect([state, alt.length > 10]).toEqual(['ready', true])
})

test('a second start changes nothing, and neither do two at once', async () => {
  const count = `select (select count(*) from contents) as contents, (select count(*) from media) as media,
    (select count(*) from users) as users, (select count(*) from audit_log) as audit`
  const before = await rows(count)
  await Promise.all([seedDemo(server.services, options()), seedDemo(server.services, options())])
  expect(await rows(count)).toEqual(before)
})

test('a database that belongs to somebody gets no demo', async () => {
  const other = await createTestServer()
  try {
    await other.services.db.shared((tx) =>
      tx
        .insertInto('users')
        .values({
          id: other.services.newId(),
          email: 'first@example.test',
          type: 'house',
          created_at: other.services.now(),
          updated_at: other.services.now(),
        })
        .execute(),
    )
    await seedDemo(other.services, { pictures: 'few', settle: () => other.settle() })
    const { rows: accounts } = await other.services.db.query('select id from accounts', [])
    expect(accounts).toEqual([])
  } finally {
    await other.close()
  }
})

test('production has the demo only when it asks for it', () => {
  const seeds = (env: NodeJS.ProcessEnv) => readConfig(env, [], '/').seedsDemo
  expect(seeds({})).toBe(true)
  expect(seeds({ NODE_ENV: 'production' })).toBe(false)
  expect(seeds({ NODE_ENV: 'production', DEMO: '1' })).toBe(true)
  expect(seeds({ DEMO: '0' })).toBe(false)
})

test('the start prints addresses with its own port', () => {
  const config = readConfig({ PORT: '9000' }, [], '/')
  expect(demoAddresses(config).map((one) => one.url)).toContain('http://harbor.localhost:9000')
})
