import { Problem } from '@vitrine/domain/problem.ts'
import type { Services } from '#platform/context/context.ts'
import { tokenHash } from '#platform/crypto/tokens.ts'
import type { Tx } from '#platform/db/database.ts'

export interface OneTimePurpose {
  name: string
  lifeMs: number
}

const HOUR_MS = 60 * 60 * 1000
export const CONFIRM_SIGN_UP: OneTimePurpose = { name: 'confirm-sign-up', lifeMs: 7 * 24 * HOUR_MS } // as invites, AUT-030
export const PASSWORD_RESET: OneTimePurpose = { name: 'password-reset', lifeMs: HOUR_MS } // AUT-032
export const CUSTOM_TOKEN: OneTimePurpose = { name: 'custom-token', lifeMs: 5 * 60 * 1000 } // AUT-009

/** Writes a token that lets somebody act once; only its hash is stored. Answers the token itself, for the link. */
export async function issueToken(
  ctx: Pick<Services, 'now' | 'newId' | 'newToken'>,
  tx: Tx,
  purpose: OneTimePurpose,
  about: { email?: string; userId?: string; payload?: object },
): Promise<string> {
  const now = ctx.now()
  const token = ctx.newToken()
  await tx
    .insertInto('one_time_tokens')
    .values({
      id: ctx.newId(),
      purpose: purpose.name,
      token_hash: tokenHash(token),
      email: about.email ?? null,
      user_id: about.userId ?? null,
      payload: JSON.stringify(about.payload ?? {}),
      created_at: now,
      expires_at: new Date(now.getTime() + purpose.lifeMs),
    })
    .execute()
  return token
}

/** Uses a token up within the transaction: of two at once, one gets it. Throws notFound `linkNotValid`. */
export async function consumeToken(
  ctx: Pick<Services, 'now'>,
  tx: Tx,
  purpose: OneTimePurpose,
  token: string,
) {
  const now = ctx.now()
  const row = await tx
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose.name)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['email', 'user_id', 'payload'])
    .executeTakeFirst()
  if (!row) throw linkNotValid()
  return row
}

/** Those of a purpose that were not used yet and belong to an address or a person are worth nothing any more. */
export async function dropTokens(
  tx: Tx,
  purpose: OneTimePurpose,
  whose: { email: string } | { userId: string },
): Promise<void> {
  await tx
    .deleteFrom('one_time_tokens')
    .where('purpose', '=', purpose.name)
    .where('used_at', 'is', null)
    .where((on) =>
      'email' in whose
        ? on(on.fn('lower', ['email']), '=', whose.email.toLowerCase())
        : on('user_id', '=', whose.userId),
    )
    .execute()
}

export function linkNotValid(): Problem {
  return new Problem('notFound', 'linkNotValid', 'This link is no longer valid')
}
