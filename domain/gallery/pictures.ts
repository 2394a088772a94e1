import { type RenditionSize, renditionBox } from '../media/rendition-names.ts'

/** Width and height in px that a picture has at a size; an unknown original (0) counts as 4:3. */
export function fittedSize(
  original: { width: number; height: number },
  size: RenditionSize,
): { width: number; height: number } {
  const box = renditionBox(size)
  const width = original.width || 1600
  const height = original.height || 1200
  const scale = Math.min(1, box.width / width, box.height / height)
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
