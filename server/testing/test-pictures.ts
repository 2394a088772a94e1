import sharp from 'sharp'

/** A picture of waves in colours, so that every size of it differs. */
export async function testPicture(width = 640, height = 480): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    const x = at % width
    const y = Math.floor(at / width)
    pixels[at * 3] = (x * 255) / width
    pixels[at * 3 + 1] = (y * 255) / height
    pixels[at * 3 + 2] = 128 + 100 * Math.sin((x + y) / 17)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** As phones write it: lying pixels with the note to turn them, and the position. Upright it is `height` × `width`. */
export async function phonePicture(width = 640, height = 480): Promise<Buffer> {
  return sharp(await testPicture(width, height))
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '41/1 0/1 30/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '28/1 58/1 42/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}
