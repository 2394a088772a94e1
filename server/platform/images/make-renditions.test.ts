import { MAX_IMAGE_PIXELS } from '@vitrine/domain/media/limits.ts'
import { RENDITION_SIZES, renditionBox, renditionUrl } from '@vitrine/domain/media/rendition-names.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bmpBytes } from '../file-types/file-samples.ts'
import { makeRenditions } from './make-renditions.ts'

const NAMES = { fileKey: 'k7', name: 'Kitchen.JPG' }

test('MED-011 MED-013 one upload gives the original, and a webp and a jpeg of each of the five sizes', async () => {
  const made = await makeRenditions(await photo(1600, 1200).jpeg().toBuffer(), NAMES)
  expect(made.original.path).toBe('image/k7_kitchen.jpg')
  expect(made.thumbPath).toBe('image/thumb/k7_kitchen_200x200.webp')
  const expected = RENDITION_SIZES.flatMap((size) => [
    renditionUrl(made.thumbPath, size),
    renditionUrl(made.thumbPath, size, 'jpg'),
  ])
  expect(made.thumbs.map((thumb) => thumb.path)).toEqual(expected)
  expect(made.failed).toEqual([])
  for (const file of [made.original, ...made.thumbs]) {
    expect(`image/${(await sharp(file.bytes).metadata()).format}`).toBe(file.contentType)
  }
})

test('MED-014 every size fits into its box and keeps the proportions of the picture', async () => {
  const made = await makeRenditions(await photo(1600, 1200).jpeg().toBuffer(), NAMES)
  for (const size of RENDITION_SIZES) {
    const { width, height } = await sizeOf(made, size)
    const box = renditionBox(size)
    expect(width === box.width || height === box.height).toBe(true)
    expect(width <= box.width && height <= box.height).toBe(true)
    expect(width / height).toBeCloseTo(4 / 3, 1)
  }
})

test('MED-014 a small picture is never enlarged', async () => {
  const made = await makeRenditions(await photo(120, 90).png().toBuffer(), NAMES)
  expect(await sizeOf(made, '1280x1280')).toEqual({ width: 120, height: 90 })
  expect(made).toMatchObject({ width: 120, height: 90 })
})

test('MED-014 the served original has a long side of at most 2560 pixels', async () => {
  const made = await makeRenditions(await photo(3000, 1500).jpeg().toBuffer(), NAMES)
  expect(made).toMatchObject({ width: 2560, height: 1280 })
})

test('MED-014 a photo taken sideways is turned upright, and its position and camera are gone', async () => {
  const top = await photo(200, 50, '#ff0000').png().toBuffer()
  const upright = photo(200, 400, '#0000ff').composite([{ input: top, gravity: 'north' }])
  const sideways = await sharp(await upright.png().toBuffer())
    .rotate(-90)
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 0/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(sideways).metadata()).exif).toBeDefined()
  const made = await makeRenditions(sideways, NAMES)
  expect(made).toMatchObject({ width: 200, height: 400 })
  const [red = 0, , blue = 0] = await sharp(made.original.bytes)
    .extract({ left: 100, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(red).toBeGreaterThan(200)
  expect(blue).toBeLessThan(60)
  for (const file of [made.original, ...made.thumbs]) {
    const { exif, orientation, xmp, iptc } = await sharp(file.bytes).metadata()
    expect({ exif, orientation, xmp, iptc }).toEqual({})
    expect(file.bytes.includes('Phone')).toBe(false)
  }
})

test('MED-014 colours of a wide-gamut photo are brought to sRGB', async () => {
  const wide = await photo(64, 64, '#00ff00').withIccProfile('p3').png().toBuffer()
  const stored = await sharp(wide).metadata()
  expect(stored.icc).toBeDefined()
  const made = await makeRenditions(wide, NAMES)
  const [red = 99, green = 0, blue = 99] = await sharp(made.thumbs[0]?.bytes).raw().toBuffer()
  expect(red).toBeLessThan(12)
  expect(green).toBeGreaterThan(244)
  expect(blue).toBeLessThan(12)
})

test('MED-014 a see-through picture stays so as webp and stands on white as jpeg', async () => {
  const logo = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#ff000000' } })
    .png()
    .toBuffer()
  const made = await makeRenditions(logo, NAMES)
  expect(made.original).toMatchObject({ path: 'image/k7_kitchen.webp', contentType: 'image/webp' })
  const [webp, jpeg] = made.thumbs
  expect((await sharp(webp?.bytes).metadata()).hasAlpha).toBe(true)
  const [red = 0, green = 0] = await sharp(jpeg?.bytes).raw().toBuffer()
  expect([red, green].every((value) => value > 250)).toBe(true)
})

test('MED-005 MED-007 tiff, grey, 16-bit, CMYK, animated and bmp pictures are converted', async () => {
  const frames = sharp({ create: { width: 20, height: 40, channels: 3, background: '#336699' } })
  const inputs = {
    tiff: await photo(20, 20).tiff().toBuffer(),
    grey: await photo(20, 20).greyscale().jpeg().toBuffer(),
    deep: await photo(20, 20).toColourspace('rgb16').png().toBuffer(),
    cmyk: await photo(20, 20).toColourspace('cmyk').jpeg().toBuffer(),
    animated: await sharp(await frames.raw().toBuffer(), {
      raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
    })
      .gif()
      .toBuffer(),
    bmp: bmpBytes(),
  }
  for (const [name, bytes] of Object.entries(inputs)) {
    const made = await makeRenditions(bytes, NAMES)
    const side = name === 'bmp' ? 2 : 20
    expect({ name, width: made.width, height: made.height }).toEqual({ name, width: side, height: side })
  }
})

test.each(['jpeg', 'png', 'webp', 'tiff'] as const)(
  'MED-014 a %s that ends early is refused as broken',
  async (format) => {
    const whole = await noise(400).toFormat(format).toBuffer()
    await expect(makeRenditions(whole.subarray(0, whole.length / 2), NAMES)).rejects.toMatchObject({
      reason: 'broken',
    })
  },
)

test('MED-007 scripts, drawings and pages are refused, they never reach the decoder', async () => {
  for (const text of [
    '#!/bin/sh\n',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    '<html>',
    '',
  ]) {
    await expect(makeRenditions(Buffer.from(text), NAMES)).rejects.toMatchObject({
      reason: 'type-not-allowed',
    })
  }
})

test('MED-007 a page hidden behind a picture does not survive the encoding', async () => {
  const polyglot = Buffer.concat([
    await photo(50, 50).jpeg().toBuffer(),
    Buffer.from('<script>alert(1)</script>'),
  ])
  const made = await makeRenditions(polyglot, NAMES)
  for (const file of [made.original, ...made.thumbs]) expect(file.bytes.includes('<script>')).toBe(false)
})

test('MED-014 a bomb that would unpack to more than 60 megapixels is refused', async () => {
  const side = Math.ceil(Math.sqrt(MAX_IMAGE_PIXELS)) + 1
  const bomb = await sharp({ create: { width: side, height: side, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  expect(bomb.length).toBeLessThan(500_000)
  await expect(makeRenditions(bomb, NAMES)).rejects.toMatchObject({ reason: 'too-many-pixels' })
  const bitmap = bmpBytes()
  bitmap.writeInt32LE(60_000, 18)
  bitmap.writeInt32LE(60_000, 22)
  await expect(makeRenditions(bitmap, NAMES)).rejects.toMatchObject({ reason: 'too-many-pixels' })
})

test('MED-014 the colour to show before the picture is there is told', async () => {
  const made = await makeRenditions(await photo(300, 300, '#2060a0').png().toBuffer(), NAMES)
  expect(made.placeholderColour).toMatch(/^#(?:1f|20|21)(?:5f|60|61)(?:9f|a0|a1)$/)
  expect(made.dominantColour).toMatch(/^#[0-9a-f]{6}$/)
})

function photo(width: number, height: number, background = '#a04020') {
  return sharp({ create: { width, height, channels: 3, background } })
}

function noise(side: number) {
  const data = Buffer.from(Array.from({ length: side * side * 3 }, (_, at) => (at * 7919) % 251))
  return sharp(data, { raw: { width: side, height: side, channels: 3 } })
}

async function sizeOf(
  made: Awaited<ReturnType<typeof makeRenditions>>,
  size: (typeof RENDITION_SIZES)[number],
) {
  const thumb = made.thumbs.find((file) => file.path === renditionUrl(made.thumbPath, size))
  const { width, height } = await sharp(thumb?.bytes).metadata()
  return { width, height }
}
