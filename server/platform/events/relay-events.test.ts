import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { createLogger } from '#platform/log/logger.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { emit } from './emit.ts'
import { type LiveEvents, listenToEvents } from './live-events.ts'
import { type Listener, type Relay, relayEvents } from './relay-events.ts'

vi.setConfig({ testTimeout: 60_000 })
const SOON = { timeout: 30_000 }

let database: TestDatabase
let db: Database
let live: LiveEvents
let relays: Relay[] = []
const log = createLogger('error', () => undefined)

beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase({ connection: database.connection, maxConnections: 8, onError: () => undefined })
  live = await listenToEvents(database.connection, log)
})
beforeEach(async () => {
  await Promise.all(relays.map((relay) => relay.stop()))
  relays = []
  await db.shared((tx) => tx.deleteFrom('outbox').execute())
})
afterAll(async () => {
  await Promise.all(relays.map((relay) => relay.stop()))
  await live.close()
  await db.close()
  await database.drop()
})

function relay(hear: (mailId: string) => Promise<void>, retryAfterMs = 50): Relay {
  const listener: Listener<'mail.queued'> = {
    event: 'mail.queued',
    hear: async ({ payload }) => hear(payload.mailId),
  }
  // one kind of event only is told here
  const started = relayEvents({ db, live, log, listeners: [listener as Listener], retryAfterMs })
  relays.push(started)
  return started
}

const tell = (...mailIds: string[]) =>
  db.shared(async (tx) => {
    for (const mailId of mailIds)
      await emit(tx, new Date(), { type: 'mail.queued', accountId: null, payload: { mailId } })
  })

const waiting = () => db.shared((tx) => tx.selectFrom('outbox').select('id').execute())

test('an event is handed on by itself, in order, and leaves the outbox', async () => {
  const heard: string[] = []
  relay(async (mailId) => void heard.push(mailId))
  await tell('a', 'b', 'c')
  await expect.poll(() => heard, SOON).toEqual(['a', 'b', 'c'])
  await expect.poll(waiting, SOON).toEqual([])
})

test('an event whose listener fails stays and is handed on again, while later ones go on', async () => {
  const heard: string[] = []
  let failures = 0
  const started = relay(async (mailId) => {
    if (mailId === 'bad' && failures++ < 2) throw new Error('not now')
    heard.push(mailId)
  })
  await tell('bad', 'good')
  await expect.poll(() => heard, SOON).toContain('good')
  await expect
    .poll(async () => {
      await started.drain()
      return heard
    }, SOON)
    .toEqual(['good', 'bad'])
  expect(failures).toBe(3)
  expect(await waiting()).toEqual([])
})

test('an event is heard a second time when the process dies between hearing and committing', async () => {
  let calls = 0
  const started = relay(async () => {
    calls++
    if (calls === 1) await endOwnTransaction()
  })
  await tell('twice')
  await expect
    .poll(async () => {
      await started.drain()
      return calls
    }, SOON)
    .toBe(2)
  await expect.poll(waiting, SOON).toEqual([])
})

test('two relays share the events; nobody hears one twice', async () => {
  const heard: string[] = []
  const byWhom = [0, 0]
  for (const who of [0, 1]) {
    relay(async (mailId) => {
      byWhom[who] = (byWhom[who] ?? 0) + 1
      heard.push(mailId)
      await new Promise((resolve) => setTimeout(resolve, 5))
    })
  }
  const all = Array.from({ length: 40 }, (_, number) => `m${number}`)
  await tell(...all)
  await expect.poll(() => heard.length, SOON).toBe(all.length)
  await expect.poll(waiting, SOON).toEqual([])
  expect(new Set(heard).size).toBe(all.length)
  expect(Math.min(...byWhom)).toBeGreaterThan(0)
})

/** Cuts the connection on which the relay waits for its listener, as a kill of the process would. */
async function endOwnTransaction(): Promise<void> {
  const client = new pg.Client(database.connection)
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction' and query like '%delete from outbox%'`,
  )
  await client.end()
}
