import type { Service } from '@vitrine/contract/taxonomy.ts'
import type { AuthorizedAccount, ServiceId } from '@vitrine/domain/ids.ts'
import { Problem } from '@vitrine/domain/problem.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { changeTaxonomy, notThere } from './change-taxonomy.ts'
import { refuseWhenUsed } from './in-use.ts'
import { unlinkDeletedContent, usersOf } from './links.ts'
import { presentService } from './present.ts'
import { findServices, nextPosition } from './queries.ts'

interface ServiceInput {
  label?: string
  alias?: string
  description?: string
  coverMediaId?: string | null
}

/** TAX-012 */
export function createService(ctx: AccountCtx, input: ServiceInput & { label: string }): Promise<Service> {
  const id = ctx.newId<ServiceId>()
  const change = { action: 'service.create', kind: 'service', id, detail: { label: input.label } } as const
  return changeTaxonomy(ctx, change, async (tx, account) => {
    await refuseForeignCover(tx, account, input.coverMediaId)
    await tx
      .insertInto('services')
      .values({
        account_id: account,
        id,
        label: input.label,
        alias: input.alias ?? '',
        description: input.description ?? '',
        cover_media_id: input.coverMediaId ?? null,
        position: await nextPosition(tx, account, 'services'),
        created_at: ctx.now(),
      })
      .execute()
    return readService(tx, account, id)
  })
}

export function updateService(ctx: AccountCtx, id: string, input: ServiceInput): Promise<Service> {
  const change = {
    action: 'service.update',
    kind: 'service',
    id,
    detail: { fields: Object.keys(input) },
  } as const
  return changeTaxonomy(ctx, change, async (tx, account) => {
    const current = await readService(tx, account, id)
    await refuseForeignCover(tx, account, input.coverMediaId)
    await tx
      .updateTable('services')
      .set({
        label: input.label ?? current.label,
        alias: input.alias ?? current.alias,
        description: input.description ?? current.description,
        cover_media_id:
          input.coverMediaId === undefined ? (current.cover?.mediaId ?? null) : input.coverMediaId,
      })
      .where('account_id', '=', account)
      .where('id', '=', id)
      .execute()
    return readService(tx, account, id)
  })
}

export function deleteService(ctx: AccountCtx, id: string): Promise<void> {
  return changeTaxonomy(ctx, { action: 'service.delete', kind: 'service', id }, async (tx, account) => {
    const { label } = await readService(tx, account, id)
    refuseWhenUsed(label, await usersOf(tx, account, 'service', [id]))
    await unlinkDeletedContent(tx, account, 'service', [id])
    await tx.deleteFrom('services').where('account_id', '=', account).where('id', '=', id).execute()
  })
}

async function readService(tx: Tx, account: AuthorizedAccount, id: string): Promise<Service> {
  const row = (await findServices(tx, account, id))[0]
  if (!row) throw notThere()
  return presentService(account, row)
}

/** A cover is a picture of the same account. */
async function refuseForeignCover(
  tx: Tx,
  account: AuthorizedAccount,
  mediaId: string | null | undefined,
): Promise<void> {
  if (!mediaId) return
  const row = await tx
    .selectFrom('media')
    .where('account_id', '=', account)
    .where('id', '=', mediaId)
    .where('kind', '=', 'image')
    .select('id')
    .executeTakeFirst()
  if (row) return
  const message = 'There is no such picture'
  throw new Problem('invalidInput', 'invalidInput', message, {
    issues: [{ path: 'body.coverMediaId', code: 'unknownMedia', message }],
  })
}
