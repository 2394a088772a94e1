import { Problem } from '@vitrine/domain/problem.ts'
import { recordAccess } from '#platform/audit/record-access.ts'
import type { Ctx, UserCtx } from '#platform/context/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { countAttempt, LINK_LIMIT } from './attempts.ts'
import { CUSTOM_TOKEN, consumeToken, issueToken, linkNotValid } from './one-time-token.ts'
import { type StartedSession, startSession } from './start-session.ts'

/**
 * A token of five minutes that signs its bearer in as another person, for `/login?customToken=…` (AUT-009). House may
 * ask for anybody but the house; an agency's admin for people whose every membership lies in her agency's accounts.
 * Anything else answers notFound. Who asked is logged.
 */
export async function mintCustomToken(ctx: UserCtx, userId: string): Promise<string> {
  return ctx.db.shared(async (tx) => {
    if (!(await maySignInAs(ctx, tx, userId)))
      throw new Problem('notFound', 'notFound', 'There is no such person')
    const token = await issueToken(ctx, tx, CUSTOM_TOKEN, { userId, payload: { mintedBy: ctx.actor.userId } })
    await recordAccess(tx, ctx, {
      action: 'custom-token.minted',
      userId: ctx.actor.userId,
      detail: { for: userId },
    })
    return token
  })
}

/** Signs in with such a token, once (AUT-008). Throws notFound `linkNotValid`. */
export async function signInWithToken(ctx: Ctx, token: string): Promise<StartedSession> {
  await countAttempt(ctx, LINK_LIMIT, [`ip:${ctx.ip}`])
  return ctx.db.shared(async (tx) => {
    const { user_id: userId, payload } = await consumeToken(ctx, tx, CUSTOM_TOKEN, token)
    const user = userId
      ? await tx
          .selectFrom('users')
          .where('id', '=', userId)
          .where('is_disabled', '=', false)
          .select('id')
          .executeTakeFirst()
      : undefined
    if (!user) throw linkNotValid()
    await recordAccess(tx, ctx, { action: 'custom-token.used', userId: user.id, detail: payload })
    return startSession(ctx, tx, user.id, 'session.signed-in-with-token')
  })
}

async function maySignInAs({ actor }: UserCtx, tx: Tx, userId: string): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .where('id', '=', userId)
    .where('is_disabled', '=', false)
    .select('type')
    .executeTakeFirst()
  if (!user || user.type === 'house') return false
  if (actor.userType === 'house') return true
  if (actor.userType !== 'agency' || !actor.agencyId || user.type !== 'account') return false
  const memberships = await tx
    .selectFrom('memberships as m')
    .leftJoin('accounts as a', 'a.id', 'm.account_id')
    .where('m.user_id', '=', userId)
    .select('a.agency_id')
    .execute()
  const leads = await tx
    .selectFrom('memberships')
    .where('user_id', '=', actor.userId)
    .where('agency_id', '=', actor.agencyId)
    .where((on) => on.or([on('is_primary', '=', true), on('role', '=', 'admin')]))
    .select('id')
    .executeTakeFirst()
  return (
    leads !== undefined &&
    memberships.length > 0 &&
    memberships.every((one) => one.agency_id === actor.agencyId)
  )
}
