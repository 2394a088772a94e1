import { MAX_IMAGE_PIXELS } from '@vitrine/domain/media/limits.ts'
import sharp, { type Sharp } from 'sharp'
import { signatureOf } from '../file-types/signature-of.ts'
import { decodeBmp } from './decode-bmp.ts'
import { ImageRefusedError } from './image-refused-error.ts'

/** One thread per picture, and no cache: files change under their path, and the node also serves pages. */
sharp.concurrency(1)
sharp.cache(false)

const DECODE_TIMEOUT_SECONDS = 30
const READABLE = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/tiff', 'image/gif'])

/**
 * A pipeline that reads these bytes, of an animation the first frame. Nothing but known formats reaches the
 * decoder, whatever it could read besides. Throws ImageRefusedError.
 */
export async function openPicture(bytes: Uint8Array): Promise<Sharp> {
  const mime = await signatureOf({ bytes })
  if (mime === 'image/bmp') {
    const { pixels, width, height } = decodeBmp(bytes)
    return sharp(pixels, { raw: { width, height, channels: 4 } })
  }
  if (mime === undefined || !READABLE.has(mime)) throw new ImageRefusedError('type-not-allowed')
  const picture = sharp(bytes, {
    failOn: 'error',
    limitInputPixels: MAX_IMAGE_PIXELS,
    sequentialRead: true,
    pages: 1,
  })
  return picture.timeout({ seconds: DECODE_TIMEOUT_SECONDS })
}

/** What the decoder throws, as something to tell the uploader. */
export function asImageRefusal(error: unknown): ImageRefusedError {
  if (error instanceof ImageRefusedError) return error
  const tooMany = error instanceof Error && /exceeds pixel limit/i.test(error.message)
  return new ImageRefusedError(tooMany ? 'too-many-pixels' : 'broken', { cause: error })
}
