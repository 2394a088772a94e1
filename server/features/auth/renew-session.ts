import { Problem } from '@vitrine/domain/problem.ts'
import type { Ctx } from '#platform/context/context.ts'
import { tokenHash } from '#platform/crypto/tokens.ts'
import { presentSession } from './present-session.ts'
import { findBySession } from './queries.ts'
import { newRenewalToken, sessionClaimedBy } from './renewal-token.ts'
import { ACCESS_TOKEN_MS, type StartedSession } from './start-session.ts'

const GRACE_MS = 30_000

/**
 * A fresh access token for a renewal token, which is replaced (AUT-006). The former one still works for half a minute,
 * since two tabs may renew at once; any former one used later was stolen, and the whole session ends. Throws notSignedIn.
 */
export async function renewSession(ctx: Ctx, renewalToken: string | undefined): Promise<StartedSession> {
  if (!renewalToken) throw signedOut()
  const hash = tokenHash(renewalToken)
  const now = ctx.now()
  const accessToken = ctx.newToken()
  const renewed = await ctx.db.shared(async (tx) => {
    const session = await tx
      .selectFrom('sessions')
      .where((on) =>
        on.or([
          on('renewal_hash', '=', hash),
          on('former_renewal_hash', '=', hash),
          on('id', '=', sessionClaimedBy(renewalToken) ?? null),
        ]),
      )
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .select(['id', 'host', 'renewal_hash', 'former_renewal_hash', 'renewed_at'])
      .forUpdate()
      .executeTakeFirst()
    if (!session || session.host !== ctx.host.name) return undefined
    const isCurrent = session.renewal_hash.equals(hash)
    if (!isCurrent && now.getTime() - session.renewed_at.getTime() > GRACE_MS) {
      await tx.updateTable('sessions').set({ revoked_at: now }).where('id', '=', session.id).execute()
      ctx.log.warn('a renewal token was used twice; the session was ended', { sessionId: session.id })
      return undefined
    }
    // one of three tabs came last; the cookie that the others got is good
    if (!isCurrent && !session.former_renewal_hash?.equals(hash)) return undefined
    const nextToken = newRenewalToken(ctx, session.id)
    await tx
      .updateTable('sessions')
      .set({
        access_hash: tokenHash(accessToken),
        access_expires_at: new Date(now.getTime() + ACCESS_TOKEN_MS),
        renewal_hash: tokenHash(nextToken),
        former_renewal_hash: session.renewal_hash,
        renewed_at: now,
      })
      .where('id', '=', session.id)
      .execute()
    const person = await findBySession(tx, session.id)
    return person && { session: await presentSession(ctx, tx, person), renewalToken: nextToken }
  })
  if (!renewed) throw signedOut()
  return {
    signedIn: {
      accessToken,
      expiresAt: new Date(now.getTime() + ACCESS_TOKEN_MS).toISOString(),
      session: renewed.session,
    },
    renewalToken: renewed.renewalToken,
  }
}

function signedOut(): Problem {
  return new Problem('notSignedIn', 'notSignedIn', 'Sign in first')
}
