import type { Ctx } from '#platform/context/context.ts'
import { tokenHash } from '#platform/crypto/tokens.ts'

/** Ends the session of the bearer or of the renewal cookie; does nothing when there is none (AUT-043). */
export async function signOut(ctx: Ctx, renewalToken: string | undefined): Promise<void> {
  const { actor } = ctx
  if (actor.kind !== 'user' && !renewalToken) return
  await ctx.db.shared(async (tx) => {
    await tx
      .updateTable('sessions')
      .set({ revoked_at: ctx.now() })
      .where('revoked_at', 'is', null)
      .where((on) =>
        on.or([
          ...(actor.kind === 'user' ? [on('id', '=', actor.sessionId)] : []),
          ...(renewalToken ? [on('renewal_hash', '=', tokenHash(renewalToken))] : []),
        ]),
      )
      .execute()
  })
}
