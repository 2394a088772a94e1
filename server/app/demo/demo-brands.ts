import sharp from 'sharp'
import { storeBrandPicture } from '#features/accounts/index.ts'
import type { Services } from '#platform/context/context.ts'
import type { DemoAgency } from './demo-agencies.ts'

export interface AgencyPictures {
  logo: string
  icon: string
}

/** Draws and stores the logo and the icon of each agency, as if they had been uploaded; by the agency's key. */
export async function storeAgencyPictures(
  services: Services,
  agencies: readonly DemoAgency[],
): Promise<ReadonlyMap<string, AgencyPictures>> {
  const stored = new Map<string, AgencyPictures>()
  for (const { key, primaryColor } of agencies) {
    const owner = services.newId<string>()
    const store = async (svg: string) => {
      const png = await sharp(Buffer.from(svg)).png().toBuffer()
      return (await storeBrandPicture(services, owner, png.toString('base64'))).url
    }
    const { icon, word } = DRAWN[key]
    stored.set(key, {
      icon: await store(draw(icon(primaryColor), { width: 48, height: 48 })),
      logo: await store(
        draw(lockup(icon(primaryColor), word, primaryColor), {
          width: 48 + 16 + wordWidth(word),
          height: 48,
        }),
      ),
    })
  }
  return stored
}

const DRAWN: Record<DemoAgency['key'], { icon: (color: string) => string; word: string }> = {
  northlight: {
    word: 'NORTHLIGHT',
    // the saw-tooth roof of a studio, its windows to the north
    icon: (color) => `<rect width="48" height="48" rx="12" fill="${color}"/>
      <path d="M9 36V18l15 9v-9l15 9v9z" fill="#fff"/><path d="M9 18v9l15 0v-9l15 9H9z" fill="#fff" opacity=".35"/>
      <circle cx="36" cy="13" r="3.500" fill="#f2c14e"/>`,
  },
  kestrel: {
    word: 'KESTREL',
    // a falcon that hovers
    icon: (color) => `<rect width="48" height="48" fill="${color}"/>
      <path d="M5 17c8-3 14-1 19 6 5-7 11-9 19-6-7 1-12 5-15 11l-4 11-4-11C17 22 12 18 5 17z" fill="#fff"/>
      <circle cx="24" cy="20" r="1.400" fill="${color}"/>`,
  },
}

const GAP = 8
/** Capitals of one line's width, 20 high: drawn, because no fonts can be counted on. */
const LETTERS: Readonly<Record<string, readonly [width: number, path: string]>> = {
  N: [13, 'M0 20V0L13 20V0'],
  O: [20, 'M10 0a10 10 0 1 0 .01 0z'],
  R: [12, 'M0 20V0h6a5.500 5.500 0 0 1 0 11H0M6 11l6 9'],
  T: [13, 'M0 0h13M6.500 0v20'],
  H: [13, 'M0 0v20M13 0v20M0 10h13'],
  L: [10, 'M0 0v20h10'],
  I: [0, 'M0 0v20'],
  G: [20, 'M17.500 3.500A10 10 0 1 0 20 10h-8'],
  K: [12.5, 'M0 0v20M12 0L0 11M4.500 7L12.500 20'],
  E: [11, 'M11 0H0v20h11M0 10h9'],
  S: [
    11.5,
    'M11 3.500C9.500 1 8 0 5.800 0 2.500 0 .5 2 .5 4.800c0 6.400 11 3.200 11 9.900C11.500 18 9 20 5.900 20 3.200 20 1.200 18.700 0 16.300',
  ],
}

function letterOf(letter: string): readonly [number, string] {
  return LETTERS[letter] ?? [0, '']
}

function wordWidth(word: string): number {
  return [...word].reduce((sum, letter) => sum + letterOf(letter)[0] + GAP, 0)
}

function lockup(icon: string, word: string, color: string): string {
  let left = 64
  const paths = [...word].map((letter) => {
    const [width, path] = letterOf(letter)
    const drawn = `<path transform="translate(${left} 14)" d="${path}"/>`
    left += width + GAP
    return drawn
  })
  return `${icon}<g fill="none" stroke="${color}" stroke-width="2.600">${paths.join('')}</g>`
}

function draw(content: string, { width, height }: { width: number; height: number }): string {
  const scale = 480 / Math.max(width, height)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}">${content}</svg>`
}
