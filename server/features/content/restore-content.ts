import type { SavedContent } from '@vitrine/contract/content.ts'
import { contentAbilities } from '@vitrine/domain/content/policy.ts'
import { noPermission } from '@vitrine/domain/problem.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import { bumpUpdateCount } from '#platform/db/bump-update-count.ts'
import { choosePermalink } from './choose-permalink.ts'
import { presentItem } from './present-item.ts'
import { contentNotAvailable } from './problems.ts'
import type { PublicCopies } from './public-copies.ts'
import { findItem } from './queries.ts'
import { recordSave } from './record-save.ts'

/** A deletion taken back within this time was a slip: the item is as public as before. Later it is not (CNT-018). */
const UNDO_SECONDS = 60

/** Brings a deleted item back, under another permalink when its own was taken meanwhile; one that is there stays as it is. */
export function restoreContent(ctx: AccountCtx, copies: PublicCopies, id: string): Promise<SavedContent> {
  const { account } = ctx
  return ctx.db.inAccount(account, async (tx) => {
    const row = await findItem(tx, account, id, { lock: true })
    if (!row) throw contentNotAvailable()
    if (!contentAbilities(ctx.rights, row.content_type_id).delete) throw noPermission()
    if (!row.deleted_at) return { item: await presentItem(ctx, tx, copies, id), notices: [] }
    await bumpUpdateCount(tx, account)
    const now = ctx.now()
    const isUndo = now.getTime() - row.deleted_at.getTime() <= UNDO_SECONDS * 1000
    const permalink = await choosePermalink(tx, account, id, row.permalink, 'body')
    const version = row.version + 1
    await tx
      .updateTable('contents')
      .set({
        deleted_at: null,
        deleted_by: null,
        updated_at: now,
        version,
        permalink,
        publish_status: isUndo ? row.publish_status : 'notPublished',
      })
      .where('account_id', '=', account)
      .where('id', '=', id)
      .execute()
    const fields = isUndo ? [] : ['status.publish']
    await recordSave(ctx, tx, copies, { action: 'content.restore', contentId: id, version, fields })
    const isMoved = permalink !== row.permalink
    return {
      item: await presentItem(ctx, tx, copies, id),
      notices: isMoved ? [{ code: 'permalinkChanged' as const, wanted: row.permalink, permalink }] : [],
    }
  })
}
