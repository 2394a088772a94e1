import { rawFileKey, servedFileKey, thumbFileKey } from '@vitrine/domain/media/media-files.ts'
import type { MediaKind } from '@vitrine/domain/media/media-types.ts'
import { RENDITION_SIZES, renditionUrl } from '@vitrine/domain/media/rendition-names.ts'
import type { Services } from '#platform/context/context.ts'
import type { Listener } from '#platform/events/relay-events.ts'
import { asJobAccount } from './finish-preparing.ts'
import { deleteMediaFilesJob, makeRenditionsJob, prepareVideoJob } from './job-kinds.ts'
import { findMedia } from './queries.ts'

/** After an upload its files are made; after a deletion they go. */
export function mediaListeners(services: Pick<Services, 'db' | 'queue'>): readonly Listener[] {
  const onUploaded: Listener<'media.uploaded'> = {
    event: 'media.uploaded',
    hear: async ({ accountId, payload: { mediaId } }) => {
      if (!accountId) return
      const account = asJobAccount(accountId)
      const row = await services.db.inAccount(account, (tx) => findMedia(tx, account, mediaId))
      if (row?.state !== 'processing') return
      const job = row.kind === 'image' ? makeRenditionsJob : prepareVideoJob
      await services.queue.send(job, { accountId, mediaId }, { key: mediaId })
    },
  }
  const onDeleted: Listener<'media.deleted'> = {
    event: 'media.deleted',
    hear: async ({ accountId, payload }) => {
      if (!accountId) return
      // the event was written from the row, whose column is checked
      const kind = payload.kind as MediaKind
      await services.queue.send(deleteMediaFilesJob, { keys: allKeys({ ...payload, kind, accountId }) })
    },
  }
  // each hears only the events it is named for
  return [onUploaded, onDeleted] as unknown as readonly Listener[]
}

/** Every key that a medium's files may have. */
function allKeys(media: { accountId: string; fileKey: string; name: string; kind: MediaKind }): string[] {
  const served = ['image/jpeg', 'image/webp'].flatMap((mime) => {
    const own = servedFileKey({ ...media, mime })
    return media.kind === 'video' ? [own, servedFileKey({ ...media, kind: 'image', mime })] : [own]
  })
  const thumb = thumbFileKey({ ...media, mime: 'image/webp' })
  const sizes = RENDITION_SIZES.flatMap((size) => [
    renditionUrl(thumb, size),
    renditionUrl(thumb, size, 'jpg'),
  ])
  return [...new Set([rawFileKey(media), ...served, ...sizes])]
}
