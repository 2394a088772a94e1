import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLogger } from '#platform/log/logger.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { defineJob, type JobHandler, openQueue, type Queue } from './queue.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })
const SOON = { timeout: 60_000, interval: 50 }

const note = defineJob<{ text: string }>({ name: 'note', retries: 2, expiresInSeconds: 60, concurrency: 1 })
const hopeless = defineJob<{ id: number }>({
  name: 'hopeless',
  retries: 0,
  expiresInSeconds: 60,
  concurrency: 1,
})
const keyed = defineJob<{ text: string }>({ name: 'keyed', retries: 0, expiresInSeconds: 60, concurrency: 1 })

let database: TestDatabase
let queue: Queue
const logged: string[] = []
const log = createLogger('error', (line) => logged.push(line))
const noted: string[] = []
const keyedRuns: string[] = []
let failuresLeft = 0

beforeAll(async () => {
  database = await createTestDatabase()
  queue = await openQueue(database.connection, [note, hopeless, keyed], log)
  await queue.work([
    job(note, async ({ text }) => {
      if (text === 'flaky' && failuresLeft-- > 0) throw new Error('not yet')
      noted.push(text)
    }),
    job(hopeless, async () => {
      throw new Error('never')
    }),
  ])
})
afterAll(async () => {
  await queue.stop(5_000)
  await database.drop()
})

function job<Data extends object>(kind: JobHandler<Data>['kind'], run: (data: Data) => Promise<void>) {
  // the list holds handlers of several kinds of data; each gets its own
  return { kind, run } as unknown as JobHandler
}

async function rows(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(database.connection)
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end()
  }
}

test('a job runs once, and one that fails is tried again', async () => {
  failuresLeft = 1
  await queue.send(note, { text: 'steady' })
  await queue.send(note, { text: 'flaky' })
  await expect.poll(() => noted, SOON).toEqual(expect.arrayContaining(['steady', 'flaky']))
  expect(noted.filter((text) => text === 'steady')).toHaveLength(1)
  expect(logged.some((line) => line.includes('"job":"note"'))).toBe(true)
})

test('a second job of the same key does not wait beside the first', async () => {
  for (const text of ['first', 'second']) await queue.send(keyed, { text }, { key: 'one' })
  await queue.send(keyed, { text: 'other' }, { key: 'two' })
  await queue.work([
    job(keyed, async ({ text }) => {
      keyedRuns.push(text)
    }),
  ])
  await expect.poll(() => keyedRuns.toSorted(), SOON).toEqual(['first', 'other'])
})

test('a job that fails for good lies with the dead letters', async () => {
  await queue.send(hopeless, { id: 7 })
  await expect
    .poll(() => rows(`select data from pgboss.job where name = 'dead-letters'`), SOON)
    .toEqual([{ data: { id: 7 } }])
})

test('after its connections were killed the queue goes on', async () => {
  await rows(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'vitrine jobs' and pid <> pg_backend_pid()`,
  )
  await expect
    .poll(async () => {
      await queue.send(note, { text: 'after the kill' }, { key: 'after' }).catch(() => undefined)
      return noted
    }, SOON)
    .toContain('after the kill')
})
