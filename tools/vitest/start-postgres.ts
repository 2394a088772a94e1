import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { acquireMutex } from '../../server/platform/db/embedded/mutex.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../server/platform/db/embedded/start-embedded-postgres.ts'

/** Where the tests' server listens: `host: socketDir` for pg, superuser `user`. */
export interface TestPostgres {
  socketDir: string
  port: number
  user: string
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres
  }
}

/**
 * One PostgreSQL for the whole run, in a temp folder of this checkout and account. Runs at the same time
 * share it, the last one stops it, and the next run takes over what a killed run left.
 */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const id = createHash('sha256')
    .update(`${import.meta.dirname}:${userInfo().uid}`)
    .digest('hex')
    .slice(0, 8)
  const folder = join(tmpdir(), `vitrine-test-${id}`)
  mkdirSync(folder, { recursive: true })
  // As root another account runs the server, and must be able to enter.
  chmodSync(folder, 0o755)
  // A run that starts now must not make its databases before the leftovers have gone.
  const release = await acquireMutex(`vitrine-test-${id}`, 120_000)
  const postgres = await startClean(join(folder, 'postgres')).finally(release)
  const { socketDir, port, user } = postgres
  project.provide('postgres', { socketDir, port, user })
  return async () => {
    await postgres.stop()
  }
}

async function startClean(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await start(dataDir)
  if (!postgres.reused) await dropLeftoverDatabases(postgres)
  return postgres
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const options = { dataDir, settings: SETTINGS, log: () => {} }
  try {
    return await startEmbeddedPostgres(options)
  } catch (error) {
    // Without fsync a crash of the machine damages the files; test data may go.
    if (!(error instanceof Error) || !error.message.includes('damaged')) throw error
    rmSync(dataDir, { recursive: true, force: true })
    return startEmbeddedPostgres(options)
  }
}

const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }

async function dropLeftoverDatabases({ socketDir, port, user }: TestPostgres): Promise<void> {
  const client = new pg.Client({ host: socketDir, port, user, database: 'postgres' })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select datname as name from pg_database where datname <> 'postgres' and datname not like 'template_'`,
    )
    for (const { name } of rows) {
      const quoted = client.escapeIdentifier(name)
      await client.query(`update pg_database set datistemplate = false where datname = $1`, [name])
      await client.query(`drop database if exists ${quoted} with (force)`)
    }
  } finally {
    await client.end()
  }
}
