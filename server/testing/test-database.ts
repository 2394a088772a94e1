import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate } from '#platform/db/migrate.ts'
import { migrations } from '#platform/db/migrations/index.ts'

export interface TestDatabase {
  connection: pg.PoolConfig
  drop(): Promise<void>
}

/** A database of the newest schema for one test file, cloned from a template that is made once per schema. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { socketDir, port, user } = inject('postgres')
  const server = { host: socketDir, port, user }
  const schema = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 12)
  const template = `template_${schema}`
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ ...server, database: 'postgres' })
  await admin.connect()
  try {
    // one process makes the template, the others wait for it
    await admin.query('select pg_advisory_lock(4711)')
    const { rowCount } = await admin.query('select from pg_database where datname = $1 and datistemplate', [
      template,
    ])
    if (!rowCount) await makeTemplate(admin, server, template)
    await admin.query(`create database ${name} template ${template}`)
  } finally {
    await admin.end()
  }
  return {
    connection: { ...server, database: name },
    drop: async () => {
      const client = new pg.Client({ ...server, database: 'postgres' })
      await client.connect()
      await client.query(`drop database if exists ${name} with (force)`)
      await client.end()
    },
  }
}

async function makeTemplate(admin: pg.Client, server: pg.PoolConfig, template: string): Promise<void> {
  await admin.query(`drop database if exists ${template} with (force)`)
  await admin.query(`create database ${template}`)
  await migrate({ ...server, database: template })
  await admin.query(`alter database ${template} is_template true`)
}
