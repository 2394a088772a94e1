import { MAX_IMAGE_PIXELS } from '@vitrine/domain/media/limits.ts'
import { ImageRefusedError } from './image-refused-error.ts'

const UNCOMPRESSED = 0
const BIT_FIELDS = 3

/** Uncompressed bitmaps of 1, 4, 8, 24 and 32 bits become pixels of four bytes, from the upper left. MED-007 */
export function decodeBmp(bytes: Uint8Array): { pixels: Buffer; width: number; height: number } {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < 54) throw new ImageRefusedError('broken')
  const start = file.readUInt32LE(10)
  const headerSize = file.readUInt32LE(14)
  const width = file.readInt32LE(18)
  const signedHeight = file.readInt32LE(22)
  const height = Math.abs(signedHeight)
  const bits = file.readUInt16LE(28)
  const compression = file.readUInt32LE(30)
  if (width <= 0 || height === 0) throw new ImageRefusedError('broken')
  if (width * height > MAX_IMAGE_PIXELS) throw new ImageRefusedError('too-many-pixels')
  if (headerSize < 40 || !(compression === UNCOMPRESSED || (compression === BIT_FIELDS && bits === 32))) {
    throw new ImageRefusedError('type-not-allowed')
  }
  const rowBytes = Math.ceil((width * bits) / 32) * 4
  if (file.length < start + rowBytes * height) throw new ImageRefusedError('broken')
  const colourAt = colourReader(file, bits, 14 + headerSize)
  const pixels = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    const row = start + rowBytes * (signedHeight > 0 ? height - 1 - y : y)
    for (let x = 0; x < width; x += 1) {
      const from = colourAt(row, x)
      const to = (y * width + x) * 4
      pixels[to] = file[from + 2] ?? 0
      pixels[to + 1] = file[from + 1] ?? 0
      pixels[to + 2] = file[from] ?? 0
      pixels[to + 3] = 255
    }
  }
  return { pixels, width, height }
}

/** Where the blue, green and red byte of a pixel stand: in the row itself or in the table of colours. */
function colourReader(file: Buffer, bits: number, table: number): (row: number, x: number) => number {
  switch (bits) {
    case 24:
    case 32:
      return (row, x) => row + x * (bits / 8)
    case 1:
    case 4:
    case 8: {
      const perByte = 8 / bits
      const mask = (1 << bits) - 1
      return (row, x) => {
        const byte = file[row + Math.floor(x / perByte)] ?? 0
        return table + 4 * ((byte >> (8 - bits * ((x % perByte) + 1))) & mask)
      }
    }
    default:
      throw new ImageRefusedError('type-not-allowed')
  }
}
