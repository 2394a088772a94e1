import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { migrations } from './migrations/index.ts'

// What a distributed PostgreSQL needs on this connection; on a plain one these settings mean nothing.
const MIGRATION_OPTIONS =
  '-c citus.multi_shard_modify_mode=sequential -c citus.enable_local_reference_table_foreign_keys=off -c citus.propagate_set_commands=none'

/** Brings the schema to the newest version; safe when several processes do it at once. Throws what the database says. */
export async function migrate(connection: pg.PoolConfig): Promise<string[]> {
  const pool = new pg.Pool({ ...connection, options: MIGRATION_OPTIONS, max: 2 })
  pool.on('error', () => undefined)
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => asKyselyMigrations() } })
    const { error, results } = await migrator.migrateToLatest()
    if (error) throw error
    return (results ?? []).map((result) => result.migrationName)
  } finally {
    await db.destroy()
  }
}

function asKyselyMigrations() {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, statements]) => [
      name,
      {
        up: async (db: Kysely<unknown>) => {
          for (const statement of statements) await sql.raw(statement).execute(db)
        },
      },
    ]),
  )
}
