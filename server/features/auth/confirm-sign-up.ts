import { Problem } from '@vitrine/domain/problem.ts'
import { addMember, createAccount, createUser } from '#features/accounts/index.ts'
import type { Ctx } from '#platform/context/context.ts'
import { countAttempt, LINK_LIMIT } from './attempts.ts'
import { CONFIRM_SIGN_UP, consumeToken, dropTokens, linkNotValid } from './one-time-token.ts'
import { isPassword } from './passwords.ts'
import { readSignUpRequest } from './sign-up-request.ts'
import { type StartedSession, startSession } from './start-session.ts'

/**
 * Makes login, account and membership from a confirmed address and signs in, in one transaction and without any wait
 * (AUT-024, AUT-025, AUT-028). The link proves the address, the password that its owner is who signed up: else a stranger
 * could choose the password of an account she takes for her own. Throws notFound `linkNotValid`, or `wrongPassword`, after
 * which the link still works.
 */
export async function confirmSignUp(
  ctx: Ctx,
  { token, password }: { token: string; password: string },
): Promise<StartedSession> {
  await countAttempt(ctx, LINK_LIMIT, [`ip:${ctx.ip}`])
  try {
    return await ctx.db.shared(async (tx) => {
      const { email, payload } = await consumeToken(ctx, tx, CONFIRM_SIGN_UP, token)
      if (!email) throw linkNotValid()
      const { agencyId, language, passwordHash, firstName, lastName, businessName } =
        readSignUpRequest(payload)
      // the link leads to the agency's host; nobody signs in on a live site
      if (ctx.host.kind !== 'agency' || ctx.host.agencyId !== agencyId) throw linkNotValid()
      if (!(await isPassword(password, passwordHash))) throw wrongPassword()
      const { userId } = await createUser(ctx, tx, { email, passwordHash, firstName, lastName, language })
      const { accountId } = await createAccount(ctx, tx, { businessName, agencyId, language, email })
      await addMember(ctx, tx, { userId, accountId, role: 'admin', isPrimary: true })
      await dropTokens(tx, CONFIRM_SIGN_UP, { email })
      return startSession(ctx, tx, userId, 'session.signed-up')
    })
  } catch (error) {
    // the address got a login since the mail was sent
    if (error instanceof Problem && error.code === 'emailInUse') throw linkNotValid()
    throw error
  }
}

function wrongPassword(): Problem {
  const issue = { path: 'body.password', code: 'wrongPassword', message: 'The password is wrong' }
  return new Problem('invalidInput', issue.code, issue.message, { issues: [issue] })
}
