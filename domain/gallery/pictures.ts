/** Sizes derived from a thumbnail's address (GAL-046); px of the box a picture is fitted into, never enlarged. */
export const PICTURE_SIZES = ['200x200', '480x480', '680x680', '1280x720', '1280x1280'] as const

export type PictureSize = (typeof PICTURE_SIZES)[number]

/** The same picture at another size, as webp or as the .jpg that stands beside it. */
export function pictureHref(thumb: string, size: PictureSize, format: 'webp' | 'jpg' = 'webp'): string {
  const at = thumb.lastIndexOf('200x200')
  const sized = at < 0 ? thumb : `${thumb.slice(0, at)}${size}${thumb.slice(at + '200x200'.length)}`
  return format === 'jpg' ? sized.replace(/\.webp(?=$|[?#])/, '.jpg') : sized
}

/** Width and height in px that a picture has at a size; an unknown original (0) counts as 4:3. */
export function fittedSize(
  original: { width: number; height: number },
  size: PictureSize,
): { width: number; height: number } {
  const [boxWidth = 0, boxHeight = 0] = size.split('x').map(Number)
  const width = original.width || 1600
  const height = original.height || 1200
  const scale = Math.min(1, boxWidth / width, boxHeight / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export interface Medium {
  type: string
}

/**
 * GAL-026: a presentation cover, else the first medium that is neither audio nor video (nor a
 * document); null when there is none. `type` is 'image' or a MIME type such as 'image/webp'.
 */
export function chooseCover<M extends Medium>(presentationCover: M | null, media: readonly M[]): M | null {
  return presentationCover ?? media.find((medium) => medium.type.startsWith('image')) ?? null
}

/** GAL-042: a comparison is drawn when it is enabled and both sides have an address. */
export function hasComparison(
  isEnabled: boolean,
  before: { url?: string | null } | null,
  after: { url?: string | null } | null,
): boolean {
  return isEnabled && Boolean(before?.url) && Boolean(after?.url)
}
