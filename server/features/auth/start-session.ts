import type { SignedIn } from '@vitrine/contract/auth.ts'
import { recordAccess } from '#platform/audit/record-access.ts'
import type { Ctx } from '#platform/context/context.ts'
import { tokenHash } from '#platform/crypto/tokens.ts'
import type { Tx } from '#platform/db/database.ts'
import { presentSession } from './present-session.ts'
import { findBySession } from './queries.ts'
import { newRenewalToken } from './renewal-token.ts'

export const ACCESS_TOKEN_MS = 15 * 60 * 1000 // AUT-006
export const SESSION_MS = 30 * 24 * 60 * 60 * 1000

/** What a fresh sign-in hands out: the answer for the screen, and the renewal token for the cookie. */
export interface StartedSession {
  signedIn: SignedIn
  renewalToken: string
}

/**
 * Opens a session for a person and writes it to the access log. A person with exactly one account looks at it
 * at once (AUT-017). Photo and display name of the login are cleared (AUT-007).
 */
export async function startSession(ctx: Ctx, tx: Tx, userId: string, how: string): Promise<StartedSession> {
  const now = ctx.now()
  const sessionId = ctx.newId()
  const [accessToken, renewalToken] = [ctx.newToken(), newRenewalToken(ctx, sessionId)]
  const own = await tx
    .selectFrom('memberships')
    .where('user_id', '=', userId)
    .select(['account_id', 'agency_id'])
    .limit(3)
    .execute()
  const only = own.length === 1 ? own[0]?.account_id : null
  await tx.updateTable('users').set({ photo: null, display_name: null }).where('id', '=', userId).execute()
  await tx
    .insertInto('sessions')
    .values({
      id: sessionId,
      user_id: userId,
      access_hash: tokenHash(accessToken),
      access_expires_at: new Date(now.getTime() + ACCESS_TOKEN_MS),
      renewal_hash: tokenHash(renewalToken),
      renewed_at: now,
      expires_at: new Date(now.getTime() + SESSION_MS),
      view_account_id: only ?? null,
      host: ctx.host.name,
      created_at: now,
    })
    .execute()
  await recordAccess(tx, ctx, { action: how, userId, accountId: only })
  const person = await findBySession(tx, sessionId)
  if (!person) throw new Error('the session that was just written is gone')
  return {
    signedIn: {
      accessToken,
      expiresAt: new Date(now.getTime() + ACCESS_TOKEN_MS).toISOString(),
      session: await presentSession(ctx, tx, person),
    },
    renewalToken,
  }
}
