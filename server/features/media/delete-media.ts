import { Problem } from '@vitrine/domain/problem.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import { bumpUpdateCount } from '#platform/db/bump-update-count.ts'
import { emit } from '#platform/events/emit.ts'
import { findUses } from './find-uses.ts'
import { findMedia } from './queries.ts'
import { requireUploadRight } from './require-rights.ts'

/** Deletes a medium and, by a job, its files. While something shows it: conflict `mediaInUse` with `details.usedIn`. */
export function deleteMedia(ctx: AccountCtx, mediaId: string): Promise<void> {
  requireUploadRight(ctx)
  const { account } = ctx
  return ctx.db.inAccount(account, async (tx) => {
    // first, so that no save of the account begins to show the medium meanwhile
    await bumpUpdateCount(tx, account)
    const row = await findMedia(tx, account, mediaId)
    if (!row) throw new Problem('notFound', 'notFound', 'There is no such file')
    const usedIn = await findUses(tx, account, row)
    if (usedIn.length > 0) {
      const places = usedIn.map((use) => use.title || use.type).join(', ')
      throw new Problem('conflict', 'mediaInUse', `"${row.name}" is still used in: ${places}`, {
        details: { usedIn },
      })
    }
    await tx.deleteFrom('media').where('account_id', '=', account).where('id', '=', mediaId).execute()
    const { file_key: fileKey, name, kind } = row
    await emit(tx, ctx.now(), {
      type: 'media.deleted',
      accountId: account,
      payload: { mediaId, fileKey, name, kind },
    })
    await recordAudit(tx, ctx, account, { action: 'media.delete', subjectId: mediaId, detail: { name } })
  })
}
