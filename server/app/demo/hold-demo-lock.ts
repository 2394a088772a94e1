import { sql } from 'kysely'
import type { Services } from '#platform/context/context.ts'

const BEAT_MS = 15_000

/**
 * Runs the work while no other process does, by a lock that ends with the connection, so that nothing is left of a
 * process that was killed. Answers false, without running it, when somebody else holds the lock.
 */
export function holdDemoLock(services: Pick<Services, 'db'>, work: () => Promise<void>): Promise<boolean> {
  return services.db.shared(async (tx) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('vitrine-demo')) as mine`.execute(tx)
    if (!rows[0]?.mine) return false
    // a transaction that says nothing for a minute is ended by the database
    const beat = setInterval(() => void sql`select 1`.execute(tx).catch(() => undefined), BEAT_MS)
    try {
      await work()
    } finally {
      clearInterval(beat)
    }
    return true
  })
}
