import sharp, { type Sharp } from 'sharp'

/** Unpacked pixels, 8 bits a channel, in sRGB. */
export interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
  /** True only when some pixel really is see-through. */
  readonly hasAlpha: boolean
}

/** Scales down, never up, until the picture fits into a square of this side. */
export async function pixelsWithin(picture: Sharp, side: number): Promise<Pixels> {
  const { data, info } = await picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const channels = info.channels === 4 ? 4 : 3
  return { data, width, height, channels, hasAlpha: channels === 4 && isSeeThrough(data) }
}

export function toSharp({ data, width, height, channels, hasAlpha }: Pixels): Sharp {
  const picture = sharp(data, { raw: { width, height, channels } })
  return hasAlpha ? picture : picture.removeAlpha()
}

function isSeeThrough(data: Buffer): boolean {
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true
  return false
}
