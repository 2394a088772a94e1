import type { PublicMedium, PublicPicture } from '@vitrine/domain/content/public-copy.ts'
import { type MediaRow, presentMedia } from '#features/media/index.ts'

/** A medium as anybody may see it; null while its files are not in place (MED-003). */
export function publicMedium(row: MediaRow): PublicMedium | null {
  const { url, name, type: mime, kind, durationMs, mediaTitle } = presentMedia(row)
  if (url === null) return null
  switch (kind) {
    case 'image': {
      const picture = publicPicture(row)
      return picture && { type: 'image', ...picture }
    }
    case 'video':
      return { type: 'video', url, mime, poster: publicPicture(row), durationMs, title: mediaTitle }
    case 'audio':
    case 'document':
      return { type: kind, url, mime, name }
  }
}

/** A picture, or the poster of a film; null when there is none to show. */
export function publicPicture(row: MediaRow): PublicPicture | null {
  const { thumb, width, height, alt, caption } = presentMedia(row)
  if (thumb === null) return null
  return { thumb, width: width ?? UNKNOWN_WIDTH, height: height ?? UNKNOWN_HEIGHT, alt, caption }
}

/** Pixels of a picture whose size nobody knows, for the space it is given before it loads. */
const UNKNOWN_WIDTH = 1280
const UNKNOWN_HEIGHT = 720
