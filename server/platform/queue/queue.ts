import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Logger } from '#platform/log/logger.ts'

/** A kind of job: imperative name, and how it is retried. */
export interface JobKind<Data extends object> {
  name: string
  /** Tries after the first one, with growing pauses; then the job goes to the dead letters. */
  retries: number
  /** Seconds a try may take before another worker takes it up. */
  expiresInSeconds: number
  /** How many of this kind run at once in one worker. */
  concurrency: number
  /** Never filled; carries the type of the data. */
  data?: Data
}

export interface JobHandler<Data extends object = object> {
  kind: JobKind<Data>
  /** Runs once or more often for the same data; it must bear that. */
  run(data: Data): Promise<void>
}

export interface Queue {
  /** `key` keeps a second job of the same kind and key from waiting beside the first. */
  send<Data extends object>(
    kind: JobKind<Data>,
    data: Data,
    options?: { key?: string; startAfterSeconds?: number },
  ): Promise<void>
  /** Takes jobs up in this process. */
  work(handlers: readonly JobHandler[]): Promise<void>
  /** Waits for running jobs, at most `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>
}

export const defineJob = <Data extends object>(kind: JobKind<Data>): JobKind<Data> => kind

const DEAD_LETTERS = 'dead-letters'
const HEARTBEAT_SECONDS = 10

/** Jobs in the same PostgreSQL, on a pool of their own with settings that keep a distributed database calm. */
export async function openQueue(
  connection: pg.PoolConfig,
  kinds: readonly JobKind<object>[],
  log: Logger,
): Promise<Queue> {
  const boss = new PgBoss({
    ...connection,
    max: 4,
    options: '-c citus.propagate_set_commands=none -c citus.enable_ddl_propagation=off',
    application_name: 'vitrine jobs',
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  } as ConstructorParameters<typeof PgBoss>[0]) // `options` reaches the pool, though the type leaves it out
  boss.on('error', (error) => log.error('the job queue reported an error', { error }))
  await boss.start()
  await boss.createQueue(DEAD_LETTERS)
  for (const kind of kinds) {
    await boss.createQueue(kind.name, {
      policy: 'short',
      notify: true,
      retryLimit: kind.retries,
      retryDelay: 2,
      retryBackoff: true,
      expireInSeconds: kind.expiresInSeconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      deadLetter: DEAD_LETTERS,
      deleteAfterSeconds: 24 * 60 * 60,
    })
  }
  return {
    send: async (kind, data, options = {}) => {
      await boss.send(kind.name, data, {
        singletonKey: options.key ?? crypto.randomUUID(),
        ...(options.startAfterSeconds && { startAfter: options.startAfterSeconds }),
      })
    },
    work: async (handlers) => {
      for (const handler of handlers) {
        for (let one = 0; one < handler.kind.concurrency; one++) await takeUp(boss, handler, log)
      }
    },
    stop: (timeoutMs) => boss.stop({ graceful: true, timeout: timeoutMs }),
  }
}

/** One worker of a kind: runs its jobs one after the other. */
async function takeUp(boss: PgBoss, handler: JobHandler, log: Logger): Promise<void> {
  const { name } = handler.kind
  const settings = { localConcurrency: 1, batchSize: 1, pollingIntervalSeconds: 2 }
  const workerId = { is: '' }
  workerId.is = await boss.work<object>(name, settings, async (jobs) => {
    try {
      for (const job of jobs) await handler.run(job.data)
    } catch (error) {
      log.error('a job failed', { job: name, jobIds: jobs.map((job) => job.id), error })
      throw error
    } finally {
      // with notifications on, a worker would rest for 30 seconds although more jobs wait
      boss.notifyWorker(workerId.is)
    }
  })
}
