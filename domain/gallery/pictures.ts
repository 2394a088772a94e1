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
