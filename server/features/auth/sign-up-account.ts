import type { Host } from '@vitrine/domain/hosts/host.ts'
import type { Language } from '@vitrine/domain/language.ts'
import { isLanguage } from '@vitrine/domain/language.ts'
import { Problem } from '@vitrine/domain/problem.ts'
import { originOf } from '#features/hosts/index.ts'
import { queueMail } from '#features/mail/index.ts'
import type { Ctx } from '#platform/context/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { countAttempt, MAIL_LIMIT, SIGN_UP_LIMIT } from './attempts.ts'
import { CONFIRM_SIGN_UP, issueToken } from './one-time-token.ts'
import { hashPassword } from './passwords.ts'
import { findUserByEmail } from './queries.ts'
import { readSignUpRequest, type SignUpRequest } from './sign-up-request.ts'

type AgencyHost = Extract<Host, { kind: 'agency' }>

interface SignUpInput {
  email: string
  password: string
  firstName: string
  lastName: string
  businessName: string
}

/**
 * Asks for an account with the agency of this host; nothing exists before the mailed link is opened (AUT-025). An address
 * that has a login gets another mail and the very same answer. Throws notAllowed `signUpClosed` on every host that
 * does not offer it (HST-011, HST-013).
 */
export async function signUpAccount(ctx: Ctx, input: SignUpInput, language: Language): Promise<void> {
  const host = openHost(ctx)
  await countAttempt(ctx, SIGN_UP_LIMIT, [`ip:${ctx.ip}`])
  await countAttempt(ctx, MAIL_LIMIT, [`email:${input.email}`])
  const { email, password, ...names } = input
  // hashed in either case, so that time does not tell which addresses exist
  const request: SignUpRequest = {
    ...names,
    passwordHash: await hashPassword(password),
    agencyId: host.agencyId,
    language,
  }
  await ctx.db.shared(async (tx) => {
    const registered = await findUserByEmail(tx, email)
    if (!registered) return mailConfirmation(ctx, tx, host, email, request)
    await queueMail(ctx, tx, {
      kind: 'addressRegistered',
      to: email,
      host,
      language: isLanguage(registered.language) ? registered.language : language,
      recipientName: registered.first_name,
      url: `${originOf(ctx.config, host.name)}/login`,
    })
  })
}

/** Sends the confirmation again, once a minute at most; addresses that wait for none get the same answer (AUT-032). */
export async function resendSignUp(ctx: Ctx, email: string): Promise<void> {
  const host = openHost(ctx)
  await countAttempt(ctx, SIGN_UP_LIMIT, [`ip:${ctx.ip}`])
  await countAttempt(ctx, { name: 'resend-sign-up', max: 1, windowMs: RESEND_PAUSE_MS }, [`email:${email}`])
  await countAttempt(ctx, MAIL_LIMIT, [`email:${email}`])
  await ctx.db.shared(async (tx) => {
    const waiting = await tx
      .selectFrom('one_time_tokens')
      .where('purpose', '=', CONFIRM_SIGN_UP.name)
      .where((on) => on(on.fn('lower', ['email']), '=', email))
      .where('used_at', 'is', null)
      .where('expires_at', '>', ctx.now())
      .select('payload')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!waiting) return
    const request = readSignUpRequest(waiting.payload)
    if (request.agencyId === host.agencyId) await mailConfirmation(ctx, tx, host, email, request)
  })
}

export const RESEND_PAUSE_MS = 60_000 // AUT-032

/** AUT-020: the mailed link carries `uid`, the token, and `email`. */
async function mailConfirmation(
  ctx: Ctx,
  tx: Tx,
  host: AgencyHost,
  email: string,
  request: SignUpRequest,
): Promise<void> {
  const uid = await issueToken(ctx, tx, CONFIRM_SIGN_UP, { email, payload: request })
  const search = new URLSearchParams({ uid, email })
  await queueMail(ctx, tx, {
    kind: 'confirmSignUp',
    to: email,
    host,
    language: request.language,
    recipientName: request.firstName,
    url: `${originOf(ctx.config, host.name)}/signup-account-confirm?${search}`,
    validFor: 'sevenDays',
  })
}

function openHost({ host }: Ctx): AgencyHost {
  if (host.kind === 'agency' && host.allowSignUp) return host
  throw new Problem('notAllowed', 'signUpClosed', 'Sign-up is closed here')
}
