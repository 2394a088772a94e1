import { expect, test } from 'vitest'
import { MAX_BYTES, MAX_UPLOAD_BYTES } from './limits.ts'
import { acceptOf, MEDIA_TYPES, mediaTypeOfMime, mediaTypeOfName } from './media-types.ts'

test('MED-005 forms accept the listed pictures, videos, sounds and documents', () => {
  const inForms = (kind: string) =>
    MEDIA_TYPES.filter((type) => type.kind === kind && type.from === 'forms').map((type) => type.extension)
  expect(inForms('image')).toEqual(['jpg', 'png', 'tif', 'webp'])
  expect(inForms('video')).toEqual(['mp4', 'webm', 'ogv', 'mov'])
  expect(inForms('audio')).toEqual(['m4a', 'wav', 'mp3', 'aac', 'ogg', 'weba', 'flac'])
  expect(inForms('document')).toEqual(['pdf', 'txt', 'csv', 'xls', 'docx', 'xlsx'])
})

test.each([
  'image/jpeg',
  'image/png',
  'image/tiff',
  'image/bmp',
  'image/webp',
  'video/mp4',
  'video/webm',
  'video/ogg',
])('MED-004 the data layer knows %s', (mime) => expect(mediaTypeOfMime(mime)?.mime).toBe(mime))

test('MED-005 other names of a type are the same type', () => {
  expect(mediaTypeOfMime('audio/aacp')?.mime).toBe('audio/aac')
  expect(mediaTypeOfMime('Audio/WebM; codecs=opus')?.mime).toBe('audio/webm')
  expect(mediaTypeOfName('Photo.JPEG')?.mime).toBe('image/jpeg')
  expect(mediaTypeOfMime('image/svg+xml')).toBeUndefined()
  expect(mediaTypeOfName('logo.svg')).toBeUndefined()
})

test('MED-005 a file field offers types and endings, but no bmp', () => {
  expect(acceptOf('image')).toBe(
    'image/jpeg,.jpg,.jpeg,.jfif,image/png,.png,image/tiff,.tif,.tiff,image/webp,.webp',
  )
})

test('MED-006 MED-007 sound and video end at 10 MB, pictures and documents at 20 MB', () => {
  expect(MAX_BYTES).toEqual({ audio: 10_485_760, video: 10_485_760, image: 20_971_520, document: 20_971_520 })
  expect(MAX_UPLOAD_BYTES).toBe(20_971_520)
})
