import type { Session } from '@vitrine/contract/session.ts'
import { Problem } from '@vitrine/domain/problem.ts'
import { recordAccess } from '#platform/audit/record-access.ts'
import type { UserCtx } from '#platform/context/context.ts'
import { actorOf } from './person.ts'
import { presentSession } from './present-session.ts'
import { findBySession } from './queries.ts'

/**
 * Turns the session to another account or agency, or to none (SES-007). What may be entered is decided by the same
 * derivation that every later call goes through; anything else answers notFound. Each switch is logged (SEC-006).
 */
export function changeView(
  ctx: UserCtx,
  input: { accountId: string | null; agencyId?: string | null },
): Promise<Session> {
  return ctx.db.shared(async (tx) => {
    const { sessionId, userId } = ctx.actor
    await tx
      .updateTable('sessions')
      .set({
        view_account_id: input.accountId,
        ...(input.agencyId !== undefined && { view_agency_id: input.agencyId }),
      })
      .where('id', '=', sessionId)
      .execute()
    const person = await findBySession(tx, sessionId)
    if (!person) throw new Problem('notSignedIn', 'userNotFound', 'Sorry, user not found')
    const actor = actorOf(person)
    const entered = (input.accountId ?? undefined) === actor.accountId
    if (!entered || (input.agencyId && actor.agencyId !== input.agencyId))
      throw new Problem('notFound', 'notFound', 'There is no such account')
    await recordAccess(tx, ctx, {
      action: 'session.view-changed',
      userId,
      accountId: input.accountId,
      agencyId: actor.agencyId,
    })
    return presentSession(ctx, tx, person)
  })
}
