import type { ContentType } from '@vitrine/contract/taxonomy.ts'
import type { AuthorizedAccount, ContentTypeId } from '@vitrine/domain/ids.ts'
import { Problem } from '@vitrine/domain/problem.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { changeTaxonomy, notThere } from './change-taxonomy.ts'
import { NAMED_USERS, refuseWhenUsed } from './in-use.ts'
import { presentContentType } from './present.ts'
import { findContentTypes, findCustomFields, nextPosition } from './queries.ts'

interface ContentTypeInput {
  label?: string
  color?: string
  pipelineId?: string | null
  isMilestones?: boolean
}

export function createContentType(
  ctx: AccountCtx,
  input: ContentTypeInput & { label: string; color: string },
): Promise<ContentType> {
  const id = ctx.newId<ContentTypeId>()
  const change = {
    action: 'contentType.create',
    kind: 'contentType',
    id,
    detail: { label: input.label },
  } as const
  return changeTaxonomy(ctx, change, async (tx, account) => {
    await tx
      .insertInto('content_types')
      .values({
        account_id: account,
        id,
        label: input.label,
        color: input.color,
        pipeline_id: input.pipelineId ?? null,
        is_milestones: input.isMilestones ?? false,
        position: await nextPosition(tx, account, 'content_types'),
        created_at: ctx.now(),
      })
      .execute()
    return readType(tx, account, id)
  })
}

export function updateContentType(
  ctx: AccountCtx,
  id: string,
  input: ContentTypeInput,
): Promise<ContentType> {
  const change = {
    action: 'contentType.update',
    kind: 'contentType',
    id,
    detail: { fields: Object.keys(input) },
  } as const
  return changeTaxonomy(ctx, change, async (tx, account) => {
    const current = await readType(tx, account, id)
    await tx
      .updateTable('content_types')
      .set({
        label: input.label ?? current.label,
        color: input.color ?? current.color,
        pipeline_id: input.pipelineId === undefined ? current.pipelineId : input.pipelineId,
        is_milestones: input.isMilestones ?? current.isMilestones,
      })
      .where('account_id', '=', account)
      .where('id', '=', id)
      .execute()
    return readType(tx, account, id)
  })
}

/** Refused while content has it, in the trash too, for a restored item needs its type; reviews always need theirs. */
export function deleteContentType(ctx: AccountCtx, id: string): Promise<void> {
  return changeTaxonomy(
    ctx,
    { action: 'contentType.delete', kind: 'contentType', id },
    async (tx, account) => {
      const { label, key } = await readType(tx, account, id)
      if (key === 'testimonial')
        throw new Problem('conflict', 'typeNeeded', `“${label}” is needed for the reviews of customers`)
      const usedBy = await tx
        .selectFrom('contents')
        .where('account_id', '=', account)
        .where('content_type_id', '=', id)
        .select(['id', 'title'])
        .limit(NAMED_USERS + 1)
        .execute()
      refuseWhenUsed(label, usedBy)
      await takeOffFields(tx, account, id)
      await tx.deleteFrom('content_types').where('account_id', '=', account).where('id', '=', id).execute()
    },
  )
}

/** A field that belonged to this type alone would else belong to all: it keeps the id of a type that is gone. */
async function takeOffFields(tx: Tx, account: AuthorizedAccount, typeId: string): Promise<void> {
  for (const field of await findCustomFields(tx, account)) {
    const types = Array.isArray(field.content_types) ? field.content_types : []
    if (types.length < 2 || !types.includes(typeId)) continue
    await tx
      .updateTable('custom_fields')
      .set({ content_types: JSON.stringify(types.filter((type) => type !== typeId)) })
      .where('account_id', '=', account)
      .where('id', '=', field.id)
      .execute()
  }
}

async function readType(tx: Tx, account: AuthorizedAccount, id: string): Promise<ContentType> {
  const row = (await findContentTypes(tx, account)).find((type) => type.id === id)
  if (!row) throw notThere()
  return presentContentType(row)
}
