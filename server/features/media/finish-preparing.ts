import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import { rawFileKey } from '@vitrine/domain/media/media-files.ts'
import type { MediaFailure } from '@vitrine/domain/media/upload-problems.ts'
import type { Services } from '#platform/context/context.ts'
import { bumpUpdateCount } from '#platform/db/bump-update-count.ts'
import { emit } from '#platform/events/emit.ts'
import { findMedia, type MediaRow } from './queries.ts'

/** What is known of a medium once its files are in place. */
export interface PreparedFacts {
  /** Content type of the served file. */
  mime: string
  width: number | null
  height: number | null
  durationMs: number | null
  color: string | null
  hasPoster: boolean
}

/** The account comes from a job that the server wrote itself. */
export const asJobAccount = (accountId: string) => accountId as AuthorizedAccount

/** The medium while it waits to be prepared; undefined when it is gone or ready. */
export async function findWaiting(
  services: Pick<Services, 'db'>,
  account: AuthorizedAccount,
  mediaId: string,
): Promise<MediaRow | undefined> {
  const row = await services.db.inAccount(account, (tx) => findMedia(tx, account, mediaId))
  return row?.state === 'ready' ? undefined : row
}

/** Says that all files are in place; only now anybody is told their addresses. Then the raw file goes (MED-014). */
export async function markReady(
  services: Pick<Services, 'db' | 'now' | 'storage'>,
  row: MediaRow,
  facts: PreparedFacts,
): Promise<void> {
  const account = asJobAccount(row.account_id)
  await services.db.inAccount(account, async (tx) => {
    const now = services.now()
    // before the medium, as a deletion does, so that neither waits for the other
    await bumpUpdateCount(tx, account)
    const { numUpdatedRows } = await tx
      .updateTable('media')
      .set({
        state: 'ready',
        failure: null,
        mime: facts.mime,
        width: facts.width,
        height: facts.height,
        duration_ms: facts.durationMs,
        color: facts.color,
        has_poster: facts.hasPoster,
        updated_at: now,
      })
      .where('account_id', '=', account)
      .where('id', '=', row.id)
      .where('state', '<>', 'ready')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await emit(tx, now, { type: 'media.ready', accountId: account, payload: { mediaId: row.id } })
  })
  await services.storage.delete(rawFileKey({ accountId: account, fileKey: row.file_key }))
}

/** Says why it will not become ready; the raw file stays, for a second attempt (MED-014). */
export async function markFailed(
  services: Pick<Services, 'db' | 'now'>,
  row: MediaRow,
  failure: MediaFailure,
): Promise<void> {
  const account = asJobAccount(row.account_id)
  await services.db.inAccount(account, async (tx) => {
    const now = services.now()
    const { numUpdatedRows } = await tx
      .updateTable('media')
      .set({ state: 'failed', failure, updated_at: now })
      .where('account_id', '=', account)
      .where('id', '=', row.id)
      .where((on) => on.or([on('state', '=', 'processing'), on('failure', '<>', failure)]))
      .where('state', '<>', 'ready')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await emit(tx, now, { type: 'media.failed', accountId: account, payload: { mediaId: row.id } })
  })
}
