import { contentAbilities } from '@vitrine/domain/content/policy.ts'
import { noPermission } from '@vitrine/domain/problem.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import { bumpUpdateCount } from '#platform/db/bump-update-count.ts'
import { contentNotAvailable } from './problems.ts'
import type { PublicCopies } from './public-copies.ts'
import { findItem } from './queries.ts'
import { recordSave } from './record-save.ts'

/** Puts an item aside and takes its public copy away (CNT-017); doing it again changes nothing. */
export function deleteContent(ctx: AccountCtx, copies: PublicCopies, id: string): Promise<void> {
  const { account } = ctx
  return ctx.db.inAccount(account, async (tx) => {
    const row = await findItem(tx, account, id, { lock: true })
    if (!row) throw contentNotAvailable()
    if (!contentAbilities(ctx.rights, row.content_type_id).delete) throw noPermission()
    if (row.deleted_at) return
    await bumpUpdateCount(tx, account)
    const version = row.version + 1
    const now = ctx.now()
    await tx
      .updateTable('contents')
      .set({ deleted_at: now, deleted_by: ctx.actor.userId, updated_at: now, version })
      .where('account_id', '=', account)
      .where('id', '=', id)
      .execute()
    await recordSave(ctx, tx, copies, { action: 'content.delete', contentId: id, version, fields: [] })
  })
}
