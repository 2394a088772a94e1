import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client(database.connection)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

// accounts has no account_id; these name one but belong to no tenant, since they are read before one is known
const SHARED = ['memberships', 'whitelabels', 'outbox', 'access_log']

const tenantTables = async () => {
  const { rows } = await client.query<{
    name: string
    secured: boolean
    forced: boolean
    policies: string[]
  }>(`
    select c.relname as name, c.relrowsecurity as secured, c.relforcerowsecurity as forced,
           array(select polname::text || ':' || pg_get_expr(polqual, polrelid) from pg_policy where polrelid = c.oid order by 1) as policies
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r'
       and exists (select from pg_attribute where attrelid = c.oid and attname = 'account_id' and not attisdropped)
     order by 1`)
  return rows.filter((row) => !SHARED.includes(row.name))
}

test('SEC-002 every tenant table has forced row security and the one policy form', async () => {
  const tables = await tenantTables()
  expect(tables.length).toBeGreaterThan(10)
  for (const table of tables) {
    expect(table, table.name).toMatchObject({ secured: true, forced: true })
    expect(table.policies, table.name).toEqual([
      'house:true',
      "tenant:(account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)",
    ])
  }
})

test('SEC-002 keys, unique indexes and foreign keys of tenant tables begin with or carry account_id', async () => {
  const { rows } = await client.query<{ table: string; definition: string }>(`
    select c.conrelid::regclass::text as table, pg_get_constraintdef(c.oid) as definition from pg_constraint c where c.contype in ('p', 'f', 'u')
    union all select indrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index where indisunique`)
  const names = new Set((await tenantTables()).map((table) => table.name))
  const wrong = rows.filter(({ table, definition }) => {
    if (!names.has(table)) return false
    if (/REFERENCES (accounts|agencies|users)\(/.test(definition)) return false
    return !/\(account_id\b/.test(definition) || /SET (NULL|DEFAULT)/.test(definition)
  })
  expect(wrong).toEqual([])
})

test('SEC-002 no tenant table has a trigger, and no application role may bypass policies', async () => {
  const names = (await tenantTables()).map((table) => table.name)
  const { rows } = await client.query(
    `select tgrelid::regclass::text as name from pg_trigger where not tgisinternal`,
  )
  expect(rows.filter((row) => names.includes(row.name))).toEqual([])
  const roles = await client.query(
    `select rolname from pg_roles where rolname in ('vitrine_app', 'vitrine_house') and (rolbypassrls or rolsuper)`,
  )
  expect(roles.rows).toEqual([])
})

test('SEC-002 without an account entered a tenant table is empty and takes nothing', async () => {
  await client.query(
    `insert into accounts (id, business_name, created_at, updated_at) values (gen_random_uuid(), 'A', now(), now())`,
  )
  await client.query(`begin; select app.enter('00000000-0000-0000-0000-000000000001')`)
  await client.query('rollback')
  await client.query('set role vitrine_app')
  try {
    await expect(
      client.query(`insert into account_state (account_id) select id from accounts limit 1`),
    ).rejects.toThrow(/row-level security/)
    for (const { name } of await tenantTables()) {
      const { rowCount } = await client.query(`select from ${name} limit 1`)
      expect(rowCount, name).toBe(0)
    }
  } finally {
    await client.query('reset role')
  }
})
