import { Problem } from '@vitrine/domain/problem.ts'
import { sql } from 'kysely'
import type { Ctx } from '#platform/context/context.ts'

export interface AttemptLimit {
  /** Names what is limited, such as `sign-in`. */
  name: string
  max: number
  windowMs: number
}

const MINUTE_MS = 60 * 1000
export const SIGN_IN_LIMIT: AttemptLimit = { name: 'sign-in', max: 10, windowMs: 15 * MINUTE_MS } // AUT-038
// SEC-004: each of these sends a mail or tries a secret link
export const SIGN_UP_LIMIT: AttemptLimit = { name: 'sign-up', max: 20, windowMs: 60 * MINUTE_MS }
export const LINK_LIMIT: AttemptLimit = { name: 'link', max: 30, windowMs: 15 * MINUTE_MS }
/** Mails that strangers may have sent to one address. */
export const MAIL_LIMIT: AttemptLimit = { name: 'mail', max: 6, windowMs: 60 * MINUTE_MS }

/**
 * Counts one attempt for each subject in turn, over all nodes; throws tooManyAttempts once one has had its share (AUT-038).
 * The caller comes before the address: who has had his share neither fills the table nor locks others out any longer.
 */
export async function countAttempt(
  ctx: Pick<Ctx, 'db' | 'now'>,
  limit: AttemptLimit,
  subjects: readonly string[],
): Promise<void> {
  for (const subject of subjects) await countOne(ctx, limit, subject)
}

async function countOne(ctx: Pick<Ctx, 'db' | 'now'>, limit: AttemptLimit, subject: string): Promise<void> {
  const now = ctx.now()
  const windowEndsAt = new Date(now.getTime() + limit.windowMs)
  const { rows } = await ctx.db.shared((tx) =>
    sql<{ count: number; window_ends_at: Date }>`
      insert into attempts (key, count, window_ends_at)
      values (${keyOf(limit, subject)}, 1, ${windowEndsAt}::timestamptz)
      on conflict (key) do update set
        count = case when attempts.window_ends_at <= ${now} then 1 else attempts.count + 1 end,
        window_ends_at = case when attempts.window_ends_at <= ${now} then excluded.window_ends_at else attempts.window_ends_at end
      returning count, window_ends_at`.execute(tx),
  )
  const over = rows.find((row) => row.count > limit.max)
  if (!over) return
  const minutes = Math.max(1, Math.ceil((over.window_ends_at.getTime() - now.getTime()) / 60_000))
  throw new Problem(
    'tooManyAttempts',
    'tooManyAttempts',
    `Too many attempts. Try again in ${minutes} minutes.`,
    { details: { minutes } },
  )
}

/** Forgets every attempt of one subject, as a good sign-in does for its address. */
export async function forgetAttempts(
  ctx: Pick<Ctx, 'db'>,
  limit: AttemptLimit,
  subject: string,
): Promise<void> {
  await ctx.db.shared((tx) => tx.deleteFrom('attempts').where('key', '=', keyOf(limit, subject)).execute())
}

/** Gives one attempt back: many people sign in from one office, and good ones do not count against it. */
export async function refundAttempt(
  ctx: Pick<Ctx, 'db'>,
  limit: AttemptLimit,
  subject: string,
): Promise<void> {
  await ctx.db.shared((tx) =>
    tx
      .updateTable('attempts')
      .set((on) => ({ count: on('count', '-', 1) }))
      .where('key', '=', keyOf(limit, subject))
      .where('count', '>', 0)
      .execute(),
  )
}

const keyOf = (limit: AttemptLimit, subject: string) => `${limit.name}:${subject}`.slice(0, 400)
