import type { Ctx } from '#platform/context/context.ts'
import type { Tx } from '#platform/db/database.ts'

/** Writes who signed in, changed a view or a password, in the transaction that did it; for what belongs to no account (SEC-006). */
export async function recordAccess(
  tx: Tx,
  ctx: Pick<Ctx, 'host' | 'now' | 'newId'>,
  entry: {
    action: string
    userId: string
    accountId?: string | null | undefined
    agencyId?: string | null | undefined
    detail?: unknown
  },
): Promise<void> {
  await tx
    .insertInto('access_log')
    .values({
      id: ctx.newId(),
      action: entry.action,
      user_id: entry.userId,
      account_id: entry.accountId ?? null,
      agency_id: entry.agencyId ?? null,
      host: ctx.host.name,
      detail: JSON.stringify(entry.detail ?? {}),
      created_at: ctx.now(),
    })
    .execute()
}
