import { Problem } from '@vitrine/domain/problem.ts'
import type { Ctx } from '#platform/context/context.ts'
import { countAttempt, forgetAttempts, refundAttempt, SIGN_IN_LIMIT } from './attempts.ts'
import { isPassword } from './passwords.ts'
import { findUserByEmail } from './queries.ts'
import { type StartedSession, startSession } from './start-session.ts'

/**
 * Signs a person in by e-mail and password (AUT-004, AUT-015). Throws `userNotFound`, `userDisabled` (shown at the e-mail)
 * or `wrongPassword` (AUT-037), each as slow as the others, and tooManyAttempts after ten per address and caller (AUT-038).
 */
export async function signIn(ctx: Ctx, input: { email: string; password: string }): Promise<StartedSession> {
  await countAttempt(ctx, SIGN_IN_LIMIT, [`ip:${ctx.ip}`, `email:${input.email}`])
  const user = await ctx.db.shared((tx) => findUserByEmail(tx, input.email))
  const matches = await isPassword(input.password, user?.password_hash)
  if (!user) await warnWhenNobodyExists(ctx)
  if (!user) throw atField('email', 'userNotFound', 'Sorry, user not found')
  if (user.is_disabled) throw atField('email', 'userDisabled', 'This user is disabled')
  if (!matches) throw atField('password', 'wrongPassword', 'The password is wrong')
  const started = await ctx.db.shared((tx) => startSession(ctx, tx, user.id, 'session.signed-in'))
  await forgetAttempts(ctx, SIGN_IN_LIMIT, `email:${input.email}`)
  await refundAttempt(ctx, SIGN_IN_LIMIT, `ip:${ctx.ip}`)
  return started
}

/** Authentication was never set up when there is nobody who could sign in (AUT-039, AUT-046). */
async function warnWhenNobodyExists(ctx: Ctx): Promise<void> {
  const anybody = await ctx.db.shared((tx) => tx.selectFrom('users').select('id').limit(1).executeTakeFirst())
  if (!anybody)
    ctx.log.error(
      'authentication is not initialised: check the configuration and make the first login with npm run found',
    )
}

function atField(field: 'email' | 'password', code: string, message: string): Problem {
  return new Problem('invalidInput', code, message, { issues: [{ path: `body.${field}`, code, message }] })
}
