import type { Services } from '#platform/context/context.ts'
import { defineJob, type JobHandler } from '#platform/queue/queue.ts'

const EVERY_SECONDS = 60 * 60

/** What ran out of time; sends itself again. */
export const SWEEP_EXPIRED = defineJob<object>({
  name: 'sweep-expired',
  retries: 3,
  expiresInSeconds: 300,
  concurrency: 1,
})

/** Removes attempts, links and sessions that open nothing any more: strangers make them without end, and links name people. */
export async function removeExpired({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now()
  await db.shared((tx) => tx.deleteFrom('attempts').where('window_ends_at', '<=', at).execute())
  await db.shared((tx) => tx.deleteFrom('one_time_tokens').where('expires_at', '<=', at).execute())
  await db.shared((tx) => tx.deleteFrom('sessions').where('expires_at', '<=', at).execute())
}

export function sweepExpired(services: Services): JobHandler {
  return {
    kind: SWEEP_EXPIRED,
    run: async () => {
      await removeExpired(services)
      await sweepLater(services, EVERY_SECONDS)
    },
  }
}

/** One sweep waits at a time, however many workers ask. */
export function sweepLater(services: Pick<Services, 'queue'>, startAfterSeconds: number): Promise<void> {
  return services.queue.send(SWEEP_EXPIRED, {}, { key: 'next', startAfterSeconds })
}
