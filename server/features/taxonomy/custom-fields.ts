import type { CustomField } from '@vitrine/contract/taxonomy.ts'
import type { AuthorizedAccount, CustomFieldId } from '@vitrine/domain/ids.ts'
import { Problem } from '@vitrine/domain/problem.ts'
import type { CustomFieldType } from '@vitrine/domain/taxonomy/custom-fields.ts'
import { sql } from 'kysely'
import type { AccountCtx } from '#platform/context/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { changeTaxonomy, notThere } from './change-taxonomy.ts'
import { NAMED_USERS, refuseWhenUsed } from './in-use.ts'
import { presentCustomField } from './present.ts'
import { findContentTypes, findCustomFields, nextPosition } from './queries.ts'

interface CustomFieldInput {
  name?: string
  type?: CustomFieldType
  options?: string[]
  contentTypes?: string[]
  group?: string
  isRequired?: boolean
  isTitle?: boolean
  isDescription?: boolean
  isPublic?: boolean
}

/** TAX-004 */
export function createCustomField(
  ctx: AccountCtx,
  input: CustomFieldInput & { name: string; type: CustomFieldType },
): Promise<CustomField> {
  const id = ctx.newId<CustomFieldId>()
  const change = {
    action: 'customField.create',
    kind: 'customField',
    id,
    detail: { name: input.name },
  } as const
  return changeTaxonomy(ctx, change, async (tx, account) => {
    await refuseUnknownTypes(tx, account, input.contentTypes)
    await tx
      .insertInto('custom_fields')
      .values({
        account_id: account,
        id,
        ...columnsOf(input),
        name: input.name,
        type: input.type,
        position: await nextPosition(tx, account, 'custom_fields'),
        created_at: ctx.now(),
      })
      .execute()
    return readField(ctx, tx, id)
  })
}

/** The type stays while content has a value, for another type could not read it. */
export function updateCustomField(
  ctx: AccountCtx,
  id: string,
  input: CustomFieldInput,
): Promise<CustomField> {
  const change = {
    action: 'customField.update',
    kind: 'customField',
    id,
    detail: { fields: Object.keys(input) },
  } as const
  return changeTaxonomy(ctx, change, async (tx, account) => {
    const current = await readField(ctx, tx, id)
    await refuseUnknownTypes(tx, account, input.contentTypes)
    if (input.type !== undefined && input.type !== current.type)
      refuseWhenUsed(current.name, await usersOf(tx, account, id))
    await tx
      .updateTable('custom_fields')
      .set({ ...columnsOf(input), name: input.name ?? current.name, type: input.type ?? current.type })
      .where('account_id', '=', account)
      .where('id', '=', id)
      .execute()
    return readField(ctx, tx, id)
  })
}

export function deleteCustomField(ctx: AccountCtx, id: string): Promise<void> {
  return changeTaxonomy(
    ctx,
    { action: 'customField.delete', kind: 'customField', id },
    async (tx, account) => {
      const { name } = await readField(ctx, tx, id)
      refuseWhenUsed(name, await usersOf(tx, account, id))
      await tx.deleteFrom('custom_fields').where('account_id', '=', account).where('id', '=', id).execute()
    },
  )
}

function columnsOf(input: CustomFieldInput) {
  return {
    ...(input.options && { options: JSON.stringify([...new Set(input.options)]) }),
    ...(input.contentTypes && { content_types: JSON.stringify([...new Set(input.contentTypes)]) }),
    ...(input.group !== undefined && { group_name: input.group }),
    ...(input.isRequired !== undefined && { is_required: input.isRequired }),
    ...(input.isTitle !== undefined && { is_title: input.isTitle }),
    ...(input.isDescription !== undefined && { is_description: input.isDescription }),
    ...(input.isPublic !== undefined && { is_public: input.isPublic }),
  }
}

async function usersOf(tx: Tx, account: AuthorizedAccount, fieldId: string) {
  return tx
    .selectFrom('contents')
    .where('account_id', '=', account)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`jsonb_exists(custom_values, ${fieldId})`)
    .select(['id', 'title'])
    .limit(NAMED_USERS + 1)
    .execute()
}

async function refuseUnknownTypes(
  tx: Tx,
  account: AuthorizedAccount,
  ids: readonly string[] | undefined,
): Promise<void> {
  if (!ids?.length) return
  const known = new Set((await findContentTypes(tx, account)).map((type) => type.id))
  if (ids.every((id) => known.has(id))) return
  const message = 'There is no such content type'
  const issues = [{ path: 'body.contentTypes', code: 'unknownContentType', message }]
  throw new Problem('invalidInput', 'invalidInput', message, { issues })
}

async function readField(ctx: AccountCtx, tx: Tx, id: string): Promise<CustomField> {
  const row = (await findCustomFields(tx, ctx.account)).find((field) => field.id === id)
  if (!row) throw notThere()
  return presentCustomField(row, ctx.rights)
}
