import pg from 'pg'
import { SUPERUSER } from './init-cluster.ts'
import type { Postmaster } from './processes.ts'

/** A connection that marks this process as a user of the server; the last one out stops it. */
export interface Presence {
  /** How many other processes are present. Throws when the server is gone. */
  countOthers(): Promise<number>
  /** Withdraws the mark before the connection closes, so that nobody counts a connection that is closing. */
  leave(): Promise<void>
}

const MARK = 'vitrine presence'

/** Whether the server behind `postmaster` answers and serves `dataDir` (a pid file may be stale). */
export async function servesDataDir(postmaster: Postmaster, dataDir: string): Promise<boolean> {
  const client = newClient(postmaster)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory === dataDir
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Opens the presence connection; `onLost` is called once when the server drops it before `leave()`. */
export async function enterPresence(postmaster: Postmaster, onLost: () => void): Promise<Presence> {
  const client = newClient(postmaster, MARK)
  let leaving = false
  client.on('error', () => {})
  await client.connect()
  client.once('end', () => {
    if (!leaving) onLost()
  })
  return {
    async countOthers() {
      const { rows } = await client.query<{ others: number }>(COUNT_OTHERS, [MARK])
      return rows[0]?.others ?? 0
    },
    async leave() {
      leaving = true
      await client.query(`set application_name = 'vitrine leaving'`).catch(() => {})
      await client.end().catch(() => {})
    },
  }
}

const COUNT_OTHERS = `select count(*)::int as others from pg_stat_activity
  where application_name = $1 and pid <> pg_backend_pid()`

function newClient({ socketDir, port }: Postmaster, applicationName?: string): pg.Client {
  return new pg.Client({
    host: socketDir,
    port,
    user: SUPERUSER,
    database: 'postgres',
    connectionTimeoutMillis: 2000,
    ...(applicationName ? { application_name: applicationName } : {}),
  })
}
