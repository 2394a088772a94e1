import { isLanguage, type Language } from '@vitrine/domain/language.ts'
import { Problem } from '@vitrine/domain/problem.ts'
import { originOf } from '#features/hosts/index.ts'
import { queueMail } from '#features/mail/index.ts'
import { recordAccess } from '#platform/audit/record-access.ts'
import type { Ctx } from '#platform/context/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { countAttempt, forgetAttempts, LINK_LIMIT, MAIL_LIMIT, SIGN_IN_LIMIT } from './attempts.ts'
import { consumeToken, dropTokens, issueToken, linkNotValid, PASSWORD_RESET } from './one-time-token.ts'
import { hashPassword } from './passwords.ts'
import { endSessionsOf, findUserByEmail } from './queries.ts'
import { RESEND_PAUSE_MS } from './sign-up-account.ts'

/** Mails a link of one hour to set a new password; whether the address exists shows neither in the answer nor in a limit (AUT-032). */
export async function requestPasswordReset(ctx: Ctx, email: string, language: Language): Promise<void> {
  const host = signInHost(ctx)
  await countAttempt(ctx, LINK_LIMIT, [`ip:${ctx.ip}`])
  await countAttempt(ctx, { name: 'password-reset', max: 1, windowMs: RESEND_PAUSE_MS }, [`email:${email}`])
  await countAttempt(ctx, MAIL_LIMIT, [`email:${email}`])
  await ctx.db.shared(async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user || user.is_disabled) return
    await queueMail(ctx, tx, {
      kind: 'passwordReset',
      to: user.email,
      host,
      language: isLanguage(user.language) ? user.language : language,
      recipientName: user.first_name,
      url: await issuePasswordLink(ctx, tx, host.name, { userId: user.id, email }),
      validFor: 'oneHour',
    })
  })
}

/** A link of one hour under which a person sets her password, once; whoever holds it may (AUT-032). */
export async function issuePasswordLink(
  ctx: Pick<Ctx, 'config' | 'now' | 'newId' | 'newToken'>,
  tx: Tx,
  hostName: string,
  person: { userId: string; email: string },
): Promise<string> {
  const code = await issueToken(ctx, tx, PASSWORD_RESET, person)
  return `${originOf(ctx.config, hostName)}/set-password?${new URLSearchParams({ code })}`
}

/**
 * Sets a new password with a mailed code; every session of the person ends and her count of attempts is forgotten
 * (AUT-003, AUT-006). Throws notFound `linkNotValid`, or notSignedIn `userNotFound` when the record is gone (AUT-034).
 */
export async function setPassword(ctx: Ctx, input: { code: string; password: string }): Promise<void> {
  signInHost(ctx)
  await countAttempt(ctx, LINK_LIMIT, [`ip:${ctx.ip}`])
  const hash = await hashPassword(input.password)
  const now = ctx.now()
  const email = await ctx.db.shared(async (tx) => {
    const { user_id: userId } = await consumeToken(ctx, tx, PASSWORD_RESET, input.code)
    if (!userId) throw linkNotValid()
    const user = await tx
      .updateTable('users')
      .set({ password_hash: hash, updated_at: now })
      .where('id', '=', userId)
      .where('is_disabled', '=', false)
      .returning('email')
      .executeTakeFirst()
    if (!user) throw new Problem('notSignedIn', 'userNotFound', 'Sorry, user not found')
    await endSessionsOf(tx, userId, now)
    await dropTokens(tx, PASSWORD_RESET, { userId })
    await recordAccess(tx, ctx, { action: 'password.reset', userId })
    return user.email
  })
  await forgetAttempts(ctx, SIGN_IN_LIMIT, `email:${email}`)
}

/** A live site is for visitors: nothing about signing in exists there (SEC-003). */
function signInHost({ host }: Ctx) {
  if (host.kind === 'platform' || host.kind === 'agency') return host
  throw new Problem('notFound', 'notFound', 'There is nothing here')
}
