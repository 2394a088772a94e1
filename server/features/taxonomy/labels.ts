import type { Tag } from '@vitrine/contract/taxonomy.ts'
import type { LabelId } from '@vitrine/domain/ids.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import { changeTaxonomy, notThere } from './change-taxonomy.ts'
import { refuseWhenUsed } from './in-use.ts'
import { unlinkDeletedContent, usersOf } from './links.ts'
import { nextPosition } from './queries.ts'

/** Adds a tag to a group of the same account (TAX-013). */
export function createLabel(ctx: AccountCtx, groupId: string, { label }: { label: string }): Promise<Tag> {
  const id = ctx.newId<LabelId>()
  const change = { action: 'label.create', kind: 'label', id, detail: { label, groupId } } as const
  return changeTaxonomy(ctx, change, async (tx, account) => {
    const position = await nextPosition(tx, account, 'labels')
    await tx
      .insertInto('labels')
      .values({ account_id: account, id, group_id: groupId, label, position, created_at: ctx.now() })
      .execute()
    return { id, label, position }
  })
}

export function updateLabel(ctx: AccountCtx, id: string, { label }: { label: string }): Promise<Tag> {
  return changeTaxonomy(
    ctx,
    { action: 'label.update', kind: 'label', id, detail: { label } },
    async (tx, account) => {
      const row = await tx
        .updateTable('labels')
        .set({ label })
        .where('account_id', '=', account)
        .where('id', '=', id)
        .returning(['id', 'label', 'position'])
        .executeTakeFirst()
      if (!row) throw notThere()
      return row
    },
  )
}

export function deleteLabel(ctx: AccountCtx, id: string): Promise<void> {
  return changeTaxonomy(ctx, { action: 'label.delete', kind: 'label', id }, async (tx, account) => {
    const row = await tx
      .selectFrom('labels')
      .where('account_id', '=', account)
      .where('id', '=', id)
      .select('label')
      .executeTakeFirst()
    if (!row) throw notThere()
    refuseWhenUsed(row.label, await usersOf(tx, account, 'label', [id]))
    await unlinkDeletedContent(tx, account, 'label', [id])
    await tx.deleteFrom('labels').where('account_id', '=', account).where('id', '=', id).execute()
  })
}
