import { expect, test } from 'vitest'
import {
  imageFileStem,
  originalFileName,
  RENDITION_SIZES,
  renditionBox,
  renditionFileName,
  renditionUrl,
  safeNameStem,
} from './rendition-names.ts'

const THUMB = '/media/a1/image/thumb/k7_kitchen_200x200.webp'

test('MED-011 the original is named {id}_{name}, its thumbnail has the suffix _200x200', () => {
  const stem = imageFileStem('k7', 'Kitchen.JPG')
  expect(originalFileName(stem, 'jpg')).toBe('k7_kitchen.jpg')
  expect(renditionFileName(stem, '200x200', 'webp')).toBe('k7_kitchen_200x200.webp')
})

test.each(RENDITION_SIZES)(
  'MED-013 the size %s is addressed by replacing 200x200 in the thumbnail',
  (size) => {
    expect(renditionUrl(THUMB, size)).toBe(`/media/a1/image/thumb/k7_kitchen_${size}.webp`)
    expect(renditionUrl(THUMB, size, 'jpg')).toBe(`/media/a1/image/thumb/k7_kitchen_${size}.jpg`)
  },
)

test('MED-013 only the ending is replaced, and a query stays where it was', () => {
  expect(renditionUrl('/200x200/k_200x200-tiles_200x200.webp?v=2', '680x680')).toBe(
    '/200x200/k_200x200-tiles_680x680.webp?v=2',
  )
})

test('MED-013 an address that is no thumbnail of ours stays as it is', () => {
  for (const foreign of ['https://img.example/photo.jpg', '', '/media/a1/video/v7']) {
    expect(renditionUrl(foreign, '1280x720')).toBe(foreign)
  }
})

test('MED-013 a size names its box in pixels', () => {
  expect(renditionBox('1280x720')).toEqual({ width: 1280, height: 720 })
})

test.each([
  ['Çırağan Sarayı.png', 'ciragan-sarayi'],
  ['مطبخ.jpg', 'file'],
  ['../../etc/passwd', 'etc-passwd'],
  ['.htaccess', 'htaccess'],
  ['a b (1).jpeg', 'a-b-1'],
  ['', 'file'],
  [`${'x'.repeat(90)}.jpg`, 'x'.repeat(60)],
])('MED-011 the name %j becomes %j in addresses', (name, stem) => {
  expect(safeNameStem(name)).toBe(stem)
})
