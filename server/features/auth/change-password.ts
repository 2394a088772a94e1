import { Problem } from '@vitrine/domain/problem.ts'
import { recordAccess } from '#platform/audit/record-access.ts'
import type { UserCtx } from '#platform/context/context.ts'
import { countAttempt, forgetAttempts, refundAttempt, SIGN_IN_LIMIT } from './attempts.ts'
import { dropTokens, PASSWORD_RESET } from './one-time-token.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { endSessionsOf, findUserByEmail } from './queries.ts'

/** Sets a new password when the present one is known; every other session of the person and every mailed link ends (AUT-003, AUT-006). */
export async function changePassword(
  ctx: UserCtx,
  input: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { actor } = ctx
  await countAttempt(ctx, SIGN_IN_LIMIT, [`ip:${ctx.ip}`, `email:${actor.email}`])
  const user = await ctx.db.shared((tx) => findUserByEmail(tx, actor.email.toLowerCase()))
  if (!(await isPassword(input.currentPassword, user?.password_hash))) {
    const issue = { path: 'body.currentPassword', code: 'wrongPassword', message: 'The password is wrong' }
    throw new Problem('invalidInput', 'wrongPassword', issue.message, { issues: [issue] })
  }
  const hash = await hashPassword(input.newPassword)
  await ctx.db.shared(async (tx) => {
    await tx
      .updateTable('users')
      .set({ password_hash: hash, updated_at: ctx.now() })
      .where('id', '=', actor.userId)
      .execute()
    await endSessionsOf(tx, actor.userId, ctx.now(), actor.sessionId)
    await dropTokens(tx, PASSWORD_RESET, { userId: actor.userId })
    await recordAccess(tx, ctx, { action: 'password.changed', userId: actor.userId })
  })
  await forgetAttempts(ctx, SIGN_IN_LIMIT, `email:${actor.email}`)
  await refundAttempt(ctx, SIGN_IN_LIMIT, `ip:${ctx.ip}`)
}
