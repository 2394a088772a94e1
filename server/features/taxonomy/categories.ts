import type { Category } from '@vitrine/contract/taxonomy.ts'
import type { CategoryId } from '@vitrine/domain/ids.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import { changeTaxonomy, notThere } from './change-taxonomy.ts'
import { refuseWhenUsed } from './in-use.ts'
import { unlinkDeletedContent, usersOf } from './links.ts'
import { nextPosition } from './queries.ts'

export function createCategory(ctx: AccountCtx, { label }: { label: string }): Promise<Category> {
  const id = ctx.newId<CategoryId>()
  return changeTaxonomy(
    ctx,
    { action: 'category.create', kind: 'category', id, detail: { label } },
    async (tx, account) => {
      const position = await nextPosition(tx, account, 'categories')
      await tx
        .insertInto('categories')
        .values({ account_id: account, id, label, position, created_at: ctx.now() })
        .execute()
      return { id, label, position }
    },
  )
}

export function updateCategory(ctx: AccountCtx, id: string, { label }: { label: string }): Promise<Category> {
  return changeTaxonomy(
    ctx,
    { action: 'category.update', kind: 'category', id, detail: { label } },
    async (tx, account) => {
      const row = await tx
        .updateTable('categories')
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

/** Refused while content is linked to it (TAX-011); links of deleted items go with it. */
export function deleteCategory(ctx: AccountCtx, id: string): Promise<void> {
  return changeTaxonomy(ctx, { action: 'category.delete', kind: 'category', id }, async (tx, account) => {
    const row = await tx
      .selectFrom('categories')
      .where('account_id', '=', account)
      .where('id', '=', id)
      .select('label')
      .executeTakeFirst()
    if (!row) throw notThere()
    refuseWhenUsed(row.label, await usersOf(tx, account, 'category', [id]))
    await unlinkDeletedContent(tx, account, 'category', [id])
    await tx.deleteFrom('categories').where('account_id', '=', account).where('id', '=', id).execute()
  })
}
