import type { Media } from '@vitrine/contract/media.ts'
import {
  type MediaFileFacts,
  mediaUrl,
  servedFileKey,
  thumbFileKey,
} from '@vitrine/domain/media/media-files.ts'
import type { MediaRow } from './queries.ts'

/** A medium as the owner's screens get it; fields written out by hand (MED-001, MED-002). */
export function presentMedia(row: MediaRow): Media {
  const isReady = row.state === 'ready'
  const hasThumb = isReady && (row.kind === 'image' || row.has_poster)
  return {
    uid: row.id,
    url: isReady ? mediaUrl(servedFileKey(fileFacts(row))) : null,
    thumb: hasThumb ? mediaUrl(thumbFileKey(fileFacts(row))) : null,
    thumbType: hasThumb ? 'image/webp' : null,
    type: row.mime,
    kind: row.kind,
    name: row.name,
    size: Number(row.size_bytes),
    mediaUploadCompleted: isReady,
    state: row.state,
    failure: row.failure,
    width: row.width,
    height: row.height,
    durationMs: row.duration_ms,
    color: row.color,
    alt: row.alt,
    caption: row.caption,
    description: row.description,
    mediaTitle: row.media_title,
    isMediaSourceMobileApp: row.is_media_source_mobile_app,
    createDate: row.created_at.toISOString(),
    updateDate: row.updated_at.toISOString(),
  }
}

export function fileFacts(row: MediaRow): MediaFileFacts {
  return { accountId: row.account_id, kind: row.kind, fileKey: row.file_key, name: row.name, mime: row.mime }
}
