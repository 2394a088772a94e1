import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import type { Ctx } from '#platform/context/context.ts'
import type { Tx } from '#platform/db/database.ts'

/** Writes who did what, in the transaction that did it (SEC-006). A switched session leaves both identities (SES-009). */
export async function recordAudit(
  tx: Tx,
  ctx: Pick<Ctx, 'actor' | 'now' | 'newId'>,
  account: AuthorizedAccount,
  entry: { action: string; subjectId?: string; detail?: Record<string, unknown> },
): Promise<void> {
  const { actor } = ctx
  await tx
    .insertInto('audit_log')
    .values({
      account_id: account,
      id: ctx.newId(),
      action: entry.action,
      subject_id: entry.subjectId ?? null,
      actor_user_id: actor.kind === 'user' ? actor.userId : null,
      acting_as:
        actor.kind === 'user'
          ? actor.isSwitched
            ? `${actor.userType} in the account`
            : actor.viewRole
          : actor.kind,
      detail: JSON.stringify(entry.detail ?? {}),
      created_at: ctx.now(),
    })
    .execute()
}
