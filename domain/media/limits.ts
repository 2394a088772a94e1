import type { MediaKind } from './media-types.ts'

const MEGABYTE = 1024 * 1024

export const MAX_AUDIO_VIDEO_BYTES = 10 * MEGABYTE // MED-006
export const MAX_IMAGE_DOCUMENT_BYTES = 20 * MEGABYTE // MED-007

/** The largest upload of each kind, in bytes. MED-006, MED-007 */
export const MAX_BYTES: Readonly<Record<MediaKind, number>> = {
  image: MAX_IMAGE_DOCUMENT_BYTES,
  document: MAX_IMAGE_DOCUMENT_BYTES,
  audio: MAX_AUDIO_VIDEO_BYTES,
  video: MAX_AUDIO_VIDEO_BYTES,
}

/** No upload of any kind may be larger. MED-007 */
export const MAX_UPLOAD_BYTES = Math.max(...Object.values(MAX_BYTES))

/** Larger pictures are refused before they are unpacked: width times height. MED-014 */
export const MAX_IMAGE_PIXELS = 60_000_000

/** The served original is scaled down to this long side, in pixels. MED-014 */
export const MAX_ORIGINAL_SIDE = 2560
