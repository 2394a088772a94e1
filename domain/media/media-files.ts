import type { MediaKind } from './media-types.ts'
import {
  imageFileStem,
  originalFileName,
  renditionFileName,
  safeNameStem,
  THUMB_SIZE,
} from './rendition-names.ts'

/** What decides where a medium's files lie; `mime` is that of the served file. */
export interface MediaFileFacts {
  accountId: string
  kind: MediaKind
  /** Random and unguessable; never the medium's id. */
  fileKey: string
  /** As the uploader called it. */
  name: string
  mime: string
}

/**
 * The storage key of the file that is served: `{accountId}/image/{fileKey}_{name}.jpg`,
 * `{accountId}/video/{fileKey}`, `{accountId}/audio/{fileKey}`, `{accountId}/document/{fileKey}_{name}`.
 * MED-009, MED-010, MED-011
 */
export function servedFileKey(facts: MediaFileFacts): string {
  const { accountId, kind, fileKey, name, mime } = facts
  switch (kind) {
    case 'image': {
      const stem = imageFileStem(fileKey, name)
      return `${accountId}/image/${originalFileName(stem, mime === 'image/webp' ? 'webp' : 'jpg')}`
    }
    case 'video':
    case 'audio':
      return `${accountId}/${kind}/${fileKey}`
    case 'document':
      return `${accountId}/document/${fileKey}_${safeNameStem(name)}${endingOf(name)}`
  }
}

/** The storage key of the small picture of an image, or of a video's poster. MED-011 */
export function thumbFileKey({ accountId, fileKey, name }: MediaFileFacts): string {
  return `${accountId}/image/thumb/${renditionFileName(imageFileStem(fileKey, name), THUMB_SIZE, 'webp')}`
}

/** Where the file lies as it was uploaded, with all that it carries; it is never served. */
export function rawFileKey({ accountId, fileKey }: Pick<MediaFileFacts, 'accountId' | 'fileKey'>): string {
  return `${accountId}/raw/${fileKey}`
}

/** The public address of a storage key. */
export function mediaUrl(key: string): string {
  return `/media/${key}`
}

function endingOf(name: string): string {
  return /\.[a-z0-9]{1,5}$/i.exec(name)?.[0].toLowerCase() ?? ''
}
