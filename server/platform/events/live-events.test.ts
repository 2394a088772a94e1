import type { DomainEvent } from '@vitrine/domain/events.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { createLogger } from '#platform/log/logger.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { emit } from './emit.ts'
import { type LiveEvents, listenToEvents } from './live-events.ts'

vi.setConfig({ testTimeout: 60_000 })
const SOON = { timeout: 30_000 }

let database: TestDatabase
let db: Database
let live: LiveEvents
const log = createLogger('error', () => undefined)

beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase({ connection: database.connection, maxConnections: 4, onError: () => undefined })
  live = await listenToEvents(database.connection, log)
})
afterAll(async () => {
  await live.close()
  await db.close()
  await database.drop()
})

const tell = (mailId: string) =>
  db.shared((tx) => emit(tx, new Date(), { type: 'mail.queued', accountId: null, payload: { mailId } }))

async function asAdmin(sql: string): Promise<void> {
  const client = new pg.Client(database.connection)
  await client.connect()
  await client.query(sql)
  await client.end()
}

test('an event is heard after its commit, and one that was rolled back never', async () => {
  const heard: DomainEvent[] = []
  const stop = live.subscribe((event) => heard.push(event))
  await db
    .shared(async (tx) => {
      await emit(tx, new Date(), { type: 'mail.queued', accountId: null, payload: { mailId: 'undone' } })
      throw new Error('rolled back')
    })
    .catch(() => undefined)
  await tell('done')
  await expect.poll(() => heard.map(({ payload }) => payload), SOON).toEqual([{ mailId: 'done' }])
  stop()
})

test('a hearer that fails does not keep the others from hearing', async () => {
  let heard = 0
  const stops = [
    live.subscribe(() => {
      throw new Error('deaf')
    }),
    live.subscribe(() => heard++),
  ]
  await tell('both')
  await expect.poll(() => heard, SOON).toBe(1)
  for (const stop of stops) stop()
})

test('API-010 after the connection was killed it is made again, and a gap is told', async () => {
  let gaps = 0
  const heard: DomainEvent[] = []
  const stops = [live.onGap(() => gaps++), live.subscribe((event) => heard.push(event))]
  await asAdmin(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vitrine events' and datname = current_database()`,
  )
  await expect.poll(() => gaps, SOON).toBe(1)
  await tell('again')
  await expect.poll(() => heard.map(({ payload }) => payload), SOON).toEqual([{ mailId: 'again' }])
  for (const stop of stops) stop()
})
