import { authRoutes } from '@vitrine/contract/auth.ts'
import { sessionRoutes } from '@vitrine/contract/session.ts'
import type { Ctx } from '#platform/context/context.ts'
import { type Exchange, handle, type MountedRoute } from '#platform/http/feature.ts'
import { preferredLanguage } from '#platform/http/preferred-language.ts'
import { changePassword } from './change-password.ts'
import { changeView } from './change-view.ts'
import { confirmSignUp } from './confirm-sign-up.ts'
import { signInWithToken } from './custom-token.ts'
import { readSession } from './read-session.ts'
import { renewSession } from './renew-session.ts'
import { clearedRenewalCookie, readRenewalCookie, renewalCookie } from './renewal-cookie.ts'
import { requestPasswordReset, setPassword } from './reset-password.ts'
import { demandOwnOrigin } from './same-origin.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { resendSignUp, signUpAccount } from './sign-up-account.ts'
import type { StartedSession } from './start-session.ts'
import { updateProfile } from './update-profile.ts'

export const routes: readonly MountedRoute[] = [
  handle(authRoutes.signIn, async (ctx, { body }, exchange) => {
    demandOwnOrigin(ctx, exchange.request)
    return handOver(ctx, exchange, await signIn(ctx, body))
  }),
  handle(authRoutes.signInWithToken, async (ctx, { body }, exchange) => {
    demandOwnOrigin(ctx, exchange.request)
    return handOver(ctx, exchange, await signInWithToken(ctx, body.customToken))
  }),
  handle(authRoutes.renewSession, async (ctx, _input, exchange) => {
    demandOwnOrigin(ctx, exchange.request)
    return handOver(
      ctx,
      exchange,
      await renewSession(ctx, readRenewalCookie(ctx.config, exchange.request.headers.get('cookie'))),
    )
  }),
  handle(authRoutes.signOut, async (ctx, _input, exchange) => {
    demandOwnOrigin(ctx, exchange.request)
    await signOut(ctx, readRenewalCookie(ctx.config, exchange.request.headers.get('cookie')))
    exchange.headers.append('set-cookie', clearedRenewalCookie(ctx.config))
  }),
  handle(authRoutes.signUpAccount, (ctx, { body }, { request }) =>
    signUpAccount(ctx, body, preferredLanguage(request.headers.get('accept-language'))),
  ),
  handle(authRoutes.resendSignUp, (ctx, { body }) => resendSignUp(ctx, body.email)),
  handle(authRoutes.confirmSignUp, async (ctx, { body }, exchange) => {
    demandOwnOrigin(ctx, exchange.request)
    return handOver(ctx, exchange, await confirmSignUp(ctx, body))
  }),
  handle(authRoutes.requestPasswordReset, (ctx, { body }, { request }) =>
    requestPasswordReset(ctx, body.email, preferredLanguage(request.headers.get('accept-language'))),
  ),
  handle(authRoutes.setPassword, (ctx, { body }) => setPassword(ctx, body)),
  handle(sessionRoutes.readSession, (ctx) => readSession(ctx)),
  handle(sessionRoutes.changeView, (ctx, { body }) => changeView(ctx, body)),
  handle(sessionRoutes.updateProfile, (ctx, { body }) => updateProfile(ctx, body)),
  handle(sessionRoutes.changePassword, (ctx, { body }) => changePassword(ctx, body)),
]

function handOver(ctx: Ctx, exchange: Exchange, { signedIn, renewalToken }: StartedSession) {
  exchange.headers.append('set-cookie', renewalCookie(ctx.config, renewalToken))
  return signedIn
}
