import type { LabelGroup } from '@vitrine/contract/taxonomy.ts'
import type { AuthorizedAccount, LabelGroupId, LabelId } from '@vitrine/domain/ids.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { changeTaxonomy, notThere } from './change-taxonomy.ts'
import { refuseWhenUsed } from './in-use.ts'
import { unlinkDeletedContent, usersOf } from './links.ts'
import { presentLabelGroups } from './present.ts'
import { findLabelGroups, findLabels, nextPosition } from './queries.ts'

/** TAX-013; `tags` are its first labels, in their order. */
export function createLabelGroup(
  ctx: AccountCtx,
  input: { label: string; tags?: readonly { label: string }[] },
): Promise<LabelGroup> {
  const id = ctx.newId<LabelGroupId>()
  const change = {
    action: 'labelGroup.create',
    kind: 'labelGroup',
    id,
    detail: { label: input.label },
  } as const
  return changeTaxonomy(ctx, change, async (tx, account) => {
    const created_at = ctx.now()
    const position = await nextPosition(tx, account, 'label_groups')
    await tx
      .insertInto('label_groups')
      .values({ account_id: account, id, label: input.label, position, created_at })
      .execute()
    const tags = (input.tags ?? []).map(({ label }, index) => ({
      account_id: account,
      id: ctx.newId<LabelId>(),
      group_id: id,
      label,
      position: index,
      created_at,
    }))
    if (tags.length) await tx.insertInto('labels').values(tags).execute()
    return readGroup(tx, account, id)
  })
}

export function updateLabelGroup(
  ctx: AccountCtx,
  id: string,
  { label }: { label: string },
): Promise<LabelGroup> {
  return changeTaxonomy(
    ctx,
    { action: 'labelGroup.update', kind: 'labelGroup', id, detail: { label } },
    async (tx, account) => {
      await tx
        .updateTable('label_groups')
        .set({ label })
        .where('account_id', '=', account)
        .where('id', '=', id)
        .execute()
      return readGroup(tx, account, id)
    },
  )
}

/** Goes with all its labels; refused while content carries one of them. */
export function deleteLabelGroup(ctx: AccountCtx, id: string): Promise<void> {
  return changeTaxonomy(ctx, { action: 'labelGroup.delete', kind: 'labelGroup', id }, async (tx, account) => {
    const { label, tags } = await readGroup(tx, account, id)
    const tagIds = tags.map((tag) => tag.id)
    refuseWhenUsed(label, await usersOf(tx, account, 'label', tagIds))
    await unlinkDeletedContent(tx, account, 'label', tagIds)
    await tx.deleteFrom('label_groups').where('account_id', '=', account).where('id', '=', id).execute()
  })
}

async function readGroup(tx: Tx, account: AuthorizedAccount, id: string): Promise<LabelGroup> {
  const groups = presentLabelGroups(await findLabelGroups(tx, account), await findLabels(tx, account))
  const group = groups.find((one) => one.id === id)
  if (!group) throw notThere()
  return group
}
