import { type AuthorizedAccount, isUuid } from '@vitrine/domain/ids.ts'
import { Kysely } from 'kysely'
import pg from 'pg'
import { ClientDialect } from './client-dialect.ts'
import type { Tables } from './tables.ts'

/** A running transaction. In an account it sees that account's rows and no other's. */
export type Tx = Kysely<Tables>

export interface Database {
  /** One transaction bound to one account by the database itself (row-level security). */
  inAccount<Result>(account: AuthorizedAccount, work: (tx: Tx) => Promise<Result>): Promise<Result>
  /** One transaction over the tables that belong to no account; tenant tables look empty here. */
  shared<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  /** One transaction over all accounts, for the operator's lists and for jobs; each use is a decision (SEC-002). */
  acrossAccounts<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  /** One statement over the tables that belong to no account. */
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  /** Answers when the database does. */
  ping(): Promise<void>
  close(): Promise<void>
}

export interface DatabaseOptions {
  connection: pg.PoolConfig
  /** Connections of the application; the house pool has a quarter of it. */
  maxConnections: number
  onError: (error: Error) => void
}

export function openDatabase(options: DatabaseOptions): Database {
  let closed = false
  const onError = (error: Error) => {
    // connections that are closing may still be told that the database ends
    if (!closed) options.onError(error)
  }
  const app = openPool({ ...options, onError }, 'vitrine_app', options.maxConnections)
  const house = openPool(
    { ...options, onError },
    'vitrine_house',
    Math.max(2, Math.ceil(options.maxConnections / 4)),
  )
  return {
    inAccount: (account, work) => {
      if (!isUuid(account)) throw new Error('an account id must be a UUID')
      // the only pair of statements that may share one message; the id was checked above
      return transact(app, `begin; select app.enter('${account}')`, work)
    },
    shared: (work) => transact(app, 'begin', work),
    acrossAccounts: (work) => transact(house, 'begin', work),
    query: (text, values) => app.query(text, values),
    ping: async () => {
      await app.query('select 1')
    },
    close: async () => {
      closed = true
      await Promise.all([app.end(), house.end()])
    },
  }
}

function openPool(options: DatabaseOptions, role: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    ...options.connection,
    max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    options: `-c role=${role} -c citus.propagate_set_commands=local -c statement_timeout=30000 -c idle_in_transaction_session_timeout=60000`,
  })
  // an idle connection that dies (database restart) must not end the process
  pool.on('error', options.onError)
  return pool
}

async function transact<Result>(
  pool: pg.Pool,
  begin: string,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  // a connection that dies between two statements says so by an event, which unheard would end the process
  const onBreak = (error: Error) => {
    broken = error
  }
  client.on('error', onBreak)
  try {
    await client.query(begin)
    const result = await work(new Kysely<Tables>({ dialect: new ClientDialect(client) }))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: unknown) => {
      broken = failure instanceof Error ? failure : new Error(String(failure))
    })
    throw error
  } finally {
    client.off('error', onBreak)
    client.release(broken)
  }
}
