import { CompiledQuery } from 'kysely'
import type { Database } from '#platform/db/database.ts'
import type { GeoDatabase } from './geo-database.ts'

/** The application's database, as the tables of places need it: each query a transaction of its own. */
export function geoDatabaseOf(db: Database): GeoDatabase {
  return {
    query: (sql, params) =>
      db.shared((tx) => tx.executeQuery<Record<string, unknown>>(CompiledQuery.raw(sql, params))),
  }
}
