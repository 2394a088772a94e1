import type { Session } from '@vitrine/contract/session.ts'
import { Problem } from '@vitrine/domain/problem.ts'
import type { UserCtx } from '#platform/context/context.ts'
import { presentSession } from './present-session.ts'
import { findBySession } from './queries.ts'

/** The session as it is now. */
export function readSession(ctx: UserCtx): Promise<Session> {
  return ctx.db.shared(async (tx) => {
    const person = await findBySession(tx, ctx.actor.sessionId)
    if (!person) throw new Problem('notSignedIn', 'userNotFound', 'Sorry, user not found')
    return presentSession(ctx, tx, person)
  })
}
