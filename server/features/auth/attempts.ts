import { Problem } from '@vitrine/domain/problem.ts'
import { sql } from 'kysely'
import type { Ctx } from '#platform/context/context.ts'

export interface AttemptLimit {
  /** Names what is limited, such as `sign-in`. */
  name: string
  max: number
  windowMs: number
}

export const SIGN_IN_LIMIT: AttemptLimit = { name: 'sign-in', max: 10, windowMs: 15 * 60 * 1000 } // AUT-038

/** Counts one attempt for each subject, over all nodes; throws tooManyAttempts once one has had its share (AUT-038). */
export async function countAttempt(ctx: Pick<Ctx, 'db' | 'now'>, limit: AttemptLimit, subjects: readonly string[]): Promise<void> {
  const now = ctx.now()
  const windowEndsAt = new Date(now.getTime() + limit.windowMs)
  const keys = [...new Set(subjects)].sort().map((subject) => `${limit.name}:${subject}`.slice(0, 400))
  const { rows } = await ctx.db.shared((tx) =>
    sql<{ count: number; window_ends_at: Date }>`
      insert into attempts (key, count, window_ends_at)
      values ${sql.join(keys.map((key) => sql`(${key}, 1, ${windowEndsAt}::timestamptz)`))}
      on conflict (key) do update set
        count = case when attempts.window_ends_at <= ${now} then 1 else attempts.count + 1 end,
        window_ends_at = case when attempts.window_ends_at <= ${now} then excluded.window_ends_at else attempts.window_ends_at end
      returning count, window_ends_at`.execute(tx),
  )
  const over = rows.find((row) => row.count > limit.max)
  if (!over) return
  const minutes = Math.max(1, Math.ceil((over.window_ends_at.getTime() - now.getTime()) / 60_000))
  throw new Problem('tooManyAttempts', 'tooManyAttempts', `Too many attempts. Try again in ${minutes} minutes.`, { details: { minutes } })
}

/** A good sign-in clears the address's count, not the caller's. */
export async function forgetAttempts(ctx: Pick<Ctx, 'db'>, limit: AttemptLimit, subject: string): Promise<void> {
  await ctx.db.shared((tx) => tx.deleteFrom('attempts').where('key', '=', `${limit.name}:${subject}`).execute())
}
