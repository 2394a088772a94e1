/** The five sizes of every picture: it is scaled to fit inside, never enlarged and never cropped. MED-013, MED-014 */
export const RENDITION_SIZES = ['200x200', '480x480', '680x680', '1280x720', '1280x1280'] as const
export type RenditionSize = (typeof RENDITION_SIZES)[number]
/** Each size exists as webp and, for those who cannot show it, as jpg. */
export type RenditionFormat = 'webp' | 'jpg'

/** The size in a thumbnail's own name. MED-011 */
export const THUMB_SIZE: RenditionSize = '200x200'

/**
 * The address (or storage key, or file name) of another size of a picture whose `thumb` is known. MED-013
 * An address that is no thumbnail of ours is answered as it is, so foreign and imported pictures still show.
 */
export function renditionUrl(thumb: string, size: RenditionSize, format: RenditionFormat = 'webp'): string {
  const { path, rest } = splitAddress(thumb)
  if (!THUMB_ENDING.test(path)) return thumb
  return `${path.replace(THUMB_ENDING, `_${size}.${format}`)}${rest}`
}

/** `{fileKey}_{stem}`: what the names of a picture's files all begin with. MED-011 */
export function imageFileStem(fileKey: string, originalName: string): string {
  return `${fileKey}_${safeNameStem(originalName)}`
}

/** The name of the upright original: `{fileKey}_{stem}.jpg`, below `image/`. MED-011 */
export function originalFileName(stem: string, extension: 'jpg' | 'webp'): string {
  return `${stem}.${extension}`
}

/** The name of one size: `{fileKey}_{stem}_200x200.webp`, below `image/thumb/`. MED-011 */
export function renditionFileName(stem: string, size: RenditionSize, format: RenditionFormat): string {
  return `${stem}_${size}.${format}`
}

/** Width and height of the box that a size stands for, in pixels. */
export function renditionBox(size: RenditionSize): { width: number; height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return { width, height }
}

/** Letters, digits and hyphens of a name without its ending, so that it is the same in every address and store. */
export function safeNameStem(name: string): string {
  const withoutEnding = name.replace(/\.[a-z0-9]{1,5}$/i, '')
  const plain = withoutEnding.replaceAll('ı', 'i').normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const stem = plain.replaceAll(/[^a-zA-Z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')
  return stem.slice(0, MAX_STEM_LENGTH).replace(/-+$/, '').toLowerCase() || 'file'
}

const MAX_STEM_LENGTH = 60
const THUMB_ENDING = /_200x200\.(?:webp|jpg)$/

function splitAddress(address: string): { path: string; rest: string } {
  const end = address.search(/[?#]/)
  return end === -1 ? { path: address, rest: '' } : { path: address.slice(0, end), rest: address.slice(end) }
}
