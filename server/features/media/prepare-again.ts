import type { Media } from '@vitrine/contract/media.ts'
import { Problem } from '@vitrine/domain/problem.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import { emit } from '#platform/events/emit.ts'
import { presentMedia } from './present.ts'
import { findMedia } from './queries.ts'
import { requireUploadRight } from './require-rights.ts'

/** Sends a medium whose preparation failed through it once more; anything else stays as it is (MED-014). */
export function prepareMediaAgain(ctx: AccountCtx, mediaId: string): Promise<Media> {
  requireUploadRight(ctx)
  const { account } = ctx
  return ctx.db.inAccount(account, async (tx) => {
    const now = ctx.now()
    const { numUpdatedRows } = await tx
      .updateTable('media')
      .set({ state: 'processing', failure: null, updated_at: now })
      .where('account_id', '=', account)
      .where('id', '=', mediaId)
      .where('state', '=', 'failed')
      .executeTakeFirst()
    if (numUpdatedRows > 0n)
      await emit(tx, now, { type: 'media.uploaded', accountId: account, payload: { mediaId } })
    const row = await findMedia(tx, account, mediaId)
    if (!row) throw new Problem('notFound', 'notFound', 'There is no such file')
    return presentMedia(row)
  })
}
