import { Problem } from '@vitrine/domain/problem.ts'

const WINDOW_MS = 60_000
/** Somebody who types fast asks three times a second; a minute of that is more than any form needs. */
export const MAX_LOOKUPS_PER_MINUTE = 120
const MAX_CALLERS = 10_000

const callers = new Map<string, { count: number; endsAt: number }>()

/** Counts one look-up of a person on this node; beyond the limit throws tooManyAttempts (MAP-012). */
export function spendLookup(userId: string, now: Date): void {
  const at = now.getTime()
  const window = callers.get(userId)
  if (window === undefined || window.endsAt <= at) {
    if (callers.size >= MAX_CALLERS) callers.clear()
    callers.set(userId, { count: 1, endsAt: at + WINDOW_MS })
    return
  }
  window.count += 1
  if (window.count > MAX_LOOKUPS_PER_MINUTE) {
    throw new Problem(
      'tooManyAttempts',
      'tooManyLookups',
      'Too many address look-ups. Wait a minute; typing stays possible.',
    )
  }
}
