import { type Pixels, toSharp } from './pixels.ts'

/** Two colours as `#rrggbb`: the most frequent one and the mean of the whole picture. */
export async function describeColours(
  pixels: Pixels,
): Promise<{ dominantColour: string; placeholderColour: string }> {
  const { data, info } = await toSharp(pixels)
    .flatten({ background: '#ffffff' })
    .resize({ width: 64, height: 64, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const small = toSharp({ data, width: info.width, height: info.height, channels: 3, hasAlpha: false })
  const { dominant, channels } = await small.stats()
  return {
    dominantColour: hex([dominant.r, dominant.g, dominant.b]),
    placeholderColour: hex(channels.map((channel) => channel.mean)),
  }
}

function hex(channels: readonly number[]): string {
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
