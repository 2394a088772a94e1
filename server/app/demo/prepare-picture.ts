import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { DemoAccount } from './demo-data.ts'
import type { Photograph } from './photograph.ts'
import { drawScene, sceneAlt } from './scenes.ts'

export interface PreparedPicture {
  /** A JPEG. */
  bytes: Buffer
  alt: string
}

const MAX_SIDE = 1440
const MAX_FACE_SIDE = 480
const BEFORE: Readonly<Record<'en' | 'ar', string>> = { en: 'Before the work: ', ar: 'قبل العمل: ' }

/**
 * Cuts a photograph out of its package; a "before" is the same view in tired colours. Where the package is absent a
 * drawn room stands in, and for a face nothing does.
 */
export async function preparePicture(
  name: string,
  photograph: Photograph,
  { account, isBefore }: { account: DemoAccount; isBefore: boolean },
): Promise<PreparedPicture | null> {
  const language = account.language === 'ar' ? 'ar' : 'en'
  const path = findFile(photograph)
  const isFace = name.startsWith('face')
  if (!path && isFace) return null
  const source = path
    ? await cutOut(path, photograph, isFace ? MAX_FACE_SIDE : MAX_SIDE)
    : await drawScene(name, account.palette)
  const alt = path ? photograph.alt[language] : sceneAlt(language)
  return isBefore ? { bytes: await tire(source), alt: `${BEFORE[language]}${alt}` } : { bytes: source, alt }
}

function findFile({ package: name, file }: Photograph): string | undefined {
  try {
    const path = join(dirname(require.resolve(`${name}/package.json`)), 'assets', 'img', file)
    return existsSync(path) ? path : undefined
  } catch {
    return undefined // optional: not installed
  }
}
const require = createRequire(import.meta.url)

async function cutOut(path: string, { crop }: Photograph, maxSide: number): Promise<Buffer> {
  const picture = sharp(path).rotate()
  if (crop) {
    const { width, height } = await picture.metadata()
    const [left, top, wide, high] = crop
    picture.extract({
      left: Math.round(left * width),
      top: Math.round(top * height),
      width: Math.floor(wide * width),
      height: Math.floor(high * height),
    })
  }
  return picture
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** Less colour, less light, a yellow cast. */
function tire(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes)
    .modulate({ saturation: 0.38, brightness: 0.8 })
    .linear([0.96, 0.9, 0.79], [12, 9, 4])
    .jpeg({ quality: 86 })
    .toBuffer()
}
