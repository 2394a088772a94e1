import { mayChangeMediaOf, mayUploadMedia } from '@vitrine/domain/media/policy.ts'
import { noPermission, Problem } from '@vitrine/domain/problem.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { findContentOfMedia, findTypesShowing } from './queries.ts'

/** Throws notAllowed unless the caller may create or change content of some type (MED-016). */
export function requireUploadRight(ctx: AccountCtx): void {
  if (!mayUploadMedia(ctx.rights)) throw noPermission()
}

/** The item, or notFound; notAllowed without its update right (MED-016). */
export async function requireContentRight(ctx: AccountCtx, tx: Tx, contentId: string) {
  const content = await findContentOfMedia(tx, ctx.account, contentId)
  if (!content) throw new Problem('notFound', 'notFound', 'There is no such item')
  if (!mayChangeMediaOf(ctx.rights, content.content_type_id)) throw noPermission()
  return content
}

/** The words of a medium stand on every item that shows it, so the update right of each is needed (MED-016). */
export async function requireTextRight(ctx: AccountCtx, tx: Tx, mediaId: string): Promise<void> {
  if (ctx.rights.full) return
  const types = await findTypesShowing(tx, ctx.account, mediaId)
  if (!types.every((type) => mayChangeMediaOf(ctx.rights, type))) throw noPermission()
}
