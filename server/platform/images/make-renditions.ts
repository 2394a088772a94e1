import { readFile } from 'node:fs/promises'
import { MAX_ORIGINAL_SIDE } from '@vitrine/domain/media/limits.ts'
import {
  imageFileStem,
  originalFileName,
  RENDITION_SIZES,
  type RenditionFormat,
  renditionBox,
  renditionFileName,
  THUMB_SIZE,
} from '@vitrine/domain/media/rendition-names.ts'
import type { Sharp } from 'sharp'
import { asImageRefusal, openPicture } from './open-picture.ts'
import { describeColours } from './picture-colours.ts'
import { type Pixels, pixelsWithin, toSharp } from './pixels.ts'
import { createWorkQueue } from './work-queue.ts'

/** `path` stands below the account's folder: `image/…` or `image/thumb/…`. MED-011 */
export interface RenditionFile {
  readonly path: string
  readonly contentType: 'image/jpeg' | 'image/webp'
  readonly bytes: Buffer
}

export interface Renditions {
  /** Of the upright original as it is served, in pixels. */
  readonly width: number
  readonly height: number
  /** As `#rrggbb`: the most frequent colour, and the mean to show until the picture is there. */
  readonly dominantColour: string
  readonly placeholderColour: string
  readonly original: RenditionFile
  /** The webp of 200x200; the others are found by their names. MED-013 */
  readonly thumbPath: string
  readonly thumbs: readonly RenditionFile[]
  /** Sizes that could not be made; the original is served in their place and this is logged. MED-014 */
  readonly failed: readonly { readonly path: string; readonly error: unknown }[]
}

/** Two pictures at once keep two cores busy and the memory below 200 MB. */
const inTurn = createWorkQueue(2)

/**
 * Makes all that is served of an uploaded picture: the upright original of at most 2560 pixels and five sizes,
 * each as webp and jpeg. Everything is encoded anew in sRGB, without position, camera or whatever else the
 * file carried. Throws ImageRefusedError. MED-011, MED-013, MED-014
 */
export function makeRenditions(
  input: Uint8Array | { readonly path: string },
  names: { readonly fileKey: string; readonly name: string },
): Promise<Renditions> {
  return inTurn(async () => {
    const bytes = 'path' in input ? await readFile(input.path) : input
    const full = await uprightPixels(bytes)
    return render(full, imageFileStem(names.fileKey, names.name))
  })
}

async function uprightPixels(bytes: Uint8Array): Promise<Pixels> {
  try {
    const picture = await openPicture(bytes)
    return await pixelsWithin(picture.autoOrient(), MAX_ORIGINAL_SIDE)
  } catch (error) {
    throw asImageRefusal(error)
  }
}

async function render(full: Pixels, stem: string): Promise<Renditions> {
  const largest = Math.max(...RENDITION_SIZES.flatMap((size) => Object.values(renditionBox(size))))
  const base = await pixelsWithin(toSharp(full), largest)
  const format = full.hasAlpha ? 'webp' : 'jpg'
  const original = await encode(toSharp(full), format, `image/${originalFileName(stem, format)}`)
  const thumbs: RenditionFile[] = []
  const failed: { path: string; error: unknown }[] = []
  for (const size of RENDITION_SIZES) {
    for (const format of ['webp', 'jpg'] as const) {
      const path = `image/thumb/${renditionFileName(stem, size, format)}`
      const sized = toSharp(base).resize({ ...renditionBox(size), fit: 'inside', withoutEnlargement: true })
      try {
        thumbs.push(await encode(sized, format, path))
      } catch (error) {
        failed.push({ path, error })
      }
    }
  }
  const { width, height } = full
  const thumbPath = `image/thumb/${renditionFileName(stem, THUMB_SIZE, 'webp')}`
  return { width, height, ...(await describeColours(base)), original, thumbPath, thumbs, failed }
}

async function encode(picture: Sharp, format: RenditionFormat, path: string): Promise<RenditionFile> {
  if (format === 'webp') {
    const bytes = await picture.webp({ quality: 80, alphaQuality: 90, effort: 4 }).toBuffer()
    return { path, contentType: 'image/webp', bytes }
  }
  const onWhite = picture.flatten({ background: '#ffffff' })
  const bytes = await onWhite.jpeg({ quality: 82, progressive: true }).toBuffer()
  return { path, contentType: 'image/jpeg', bytes }
}
