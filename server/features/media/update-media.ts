import type { Media } from '@vitrine/contract/media.ts'
import { Problem } from '@vitrine/domain/problem.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import { bumpUpdateCount } from '#platform/db/bump-update-count.ts'
import type { Tx } from '#platform/db/database.ts'
import { emit } from '#platform/events/emit.ts'
import { presentMedia } from './present.ts'
import { findMedia } from './queries.ts'
import { requireTextRight, requireUploadRight } from './require-rights.ts'

export interface MediaTexts {
  alt?: string | undefined
  caption?: string | undefined
  description?: string | undefined
  mediaTitle?: string | undefined
}

/** Changes the texts of a medium; pages that show it are told (MED-002). */
export function updateMedia(ctx: AccountCtx, mediaId: string, texts: MediaTexts): Promise<Media> {
  requireUploadRight(ctx)
  return ctx.db.inAccount(ctx.account, (tx) => changeTexts(ctx, tx, mediaId, texts))
}

export async function changeTexts(
  ctx: AccountCtx,
  tx: Tx,
  mediaId: string,
  texts: MediaTexts,
): Promise<Media> {
  const { account } = ctx
  const now = ctx.now()
  const { alt, caption, description, mediaTitle } = texts
  if ([alt, caption, description, mediaTitle].some((text) => text !== undefined))
    await requireTextRight(ctx, tx, mediaId)
  // before the medium, as a deletion does, so that neither waits for the other
  await bumpUpdateCount(tx, account)
  await tx
    .updateTable('media')
    .set({
      updated_at: now,
      ...(texts.alt !== undefined && { alt: texts.alt }),
      ...(texts.caption !== undefined && { caption: texts.caption }),
      ...(texts.description !== undefined && { description: texts.description }),
      ...(texts.mediaTitle !== undefined && { media_title: texts.mediaTitle }),
    })
    .where('account_id', '=', account)
    .where('id', '=', mediaId)
    .execute()
  const row = await findMedia(tx, account, mediaId)
  if (!row) throw new Problem('notFound', 'notFound', 'There is no such file')
  await emit(tx, now, { type: 'media.changed', accountId: account, payload: { mediaId } })
  await recordAudit(tx, ctx, account, { action: 'media.update', subjectId: mediaId })
  return presentMedia(row)
}
