import type { ContentItem } from '@vitrine/contract/content-item.ts'
import { changedFields, withChanges } from '@vitrine/domain/content/draft.ts'
import type { ItemStatus } from '@vitrine/domain/content/status.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import { draftOf } from './draft-of.ts'
import { presentItem } from './present-item.ts'
import type { PublicCopies } from './public-copies.ts'
import { recordSave } from './record-save.ts'
import { openItem } from './save-content.ts'
import { updateItem } from './write-item.ts'

/** Sets statuses from a list, whatever the version: any value may follow any other (CNT-007). */
export function changeStatus(
  ctx: AccountCtx,
  copies: PublicCopies,
  id: string,
  status: Partial<ItemStatus>,
): Promise<ContentItem> {
  const { account } = ctx
  return ctx.db.inAccount(account, async (tx) => {
    const row = await openItem(ctx, tx, id)
    const before = draftOf(row)
    const after = withChanges(before, { status })
    const fields = changedFields(before, after)
    if (fields.length) {
      const version = row.version + 1
      await updateItem(tx, { account, id, version, now: ctx.now() }, before, after)
      await recordSave(ctx, tx, copies, { action: 'content.changeStatus', contentId: id, version, fields })
    }
    return presentItem(ctx, tx, copies, id)
  })
}
