import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MAX_AUDIO_VIDEO_BYTES, MAX_IMAGE_DOCUMENT_BYTES } from '@vitrine/domain/media/limits.ts'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import {
  bmpBytes,
  mp3Bytes,
  mp4Bytes,
  oggBytes,
  oldOfficeBytes,
  wavBytes,
  webmBytes,
  zipBytes,
} from './file-samples.ts'
import { identifyUpload } from './identify-upload.ts'

const root = await mkdtemp(path.join(tmpdir(), 'vitrine-types-'))
afterAll(() => rm(root, { recursive: true, force: true }))

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#a04020' } })
const [jpeg, png, tiff, webp, gif] = await Promise.all([
  picture.clone().jpeg().toBuffer(),
  picture.clone().png().toBuffer(),
  picture.clone().tiff().toBuffer(),
  picture.clone().webp().toBuffer(),
  picture.clone().gif().toBuffer(),
])
const pdf = text('%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n')
const docx = zipBytes(['[Content_Types].xml', 'word/document.xml'])
const xlsx = zipBytes(['[Content_Types].xml', 'xl/workbook.xml'])

test.each([
  ['photo.jpg', jpeg, 'image/jpeg', 'image'],
  ['photo.png', png, 'image/png', 'image'],
  ['scan.tiff', tiff, 'image/tiff', 'image'],
  ['photo.webp', webp, 'image/webp', 'image'],
  ['clip.mp4', mp4Bytes('isom'), 'video/mp4', 'video'],
  ['clip.mov', mp4Bytes('qt  '), 'video/quicktime', 'video'],
  ['clip.webm', webmBytes(), 'video/webm', 'video'],
  ['clip.ogv', oggBytes('theora'), 'video/ogg', 'video'],
  ['voice.m4a', mp4Bytes('M4A '), 'audio/mp4', 'audio'],
  ['voice.wav', wavBytes(), 'audio/wav', 'audio'],
  ['voice.ogg', oggBytes('vorbis'), 'audio/ogg', 'audio'],
  ['voice.flac', text('fLaC\0\0\0\x22'), 'audio/flac', 'audio'],
  ['song.mp3', mp3Bytes(), 'audio/mpeg', 'audio'],
  ['prices.pdf', pdf, 'application/pdf', 'document'],
  ['notes.txt', text('Günaydın, صباح الخير'), 'text/plain', 'document'],
  ['parts.csv', text('BMW;12\nFiat;3'), 'text/csv', 'document'],
  ['prices.xls', oldOfficeBytes('Workbook'), 'application/vnd.ms-excel', 'document'],
  [
    'letter.docx',
    docx,
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'document',
  ],
  ['prices.xlsx', xlsx, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'document'],
])('MED-005 %s is taken for what its bytes are', async (name, bytes, mime, kind) => {
  expect(await identifyUpload({ bytes }, { name })).toMatchObject({
    ok: true,
    mime,
    kind,
    sizeBytes: bytes.length,
  })
  const file = path.join(root, name)
  await writeFile(file, bytes)
  expect(await identifyUpload({ path: file }, { name })).toMatchObject({ ok: true, mime, kind })
})

test('MED-005 sound recorded by a browser in a video container is audio when the sender says so', async () => {
  const recorded = await identifyUpload(
    { bytes: webmBytes() },
    { name: 'voice', type: 'audio/webm;codecs=opus' },
  )
  expect(recorded).toMatchObject({ ok: true, kind: 'audio', mime: 'audio/webm', extension: 'weba' })
  const video = await identifyUpload({ bytes: oggBytes('vorbis') }, { name: 'clip.ogg', type: 'video/ogg' })
  expect(video).toMatchObject({ ok: true, kind: 'video', mime: 'video/ogg' })
})

test('MED-007 the bytes count, not the name: a png called jpg is a png', async () => {
  expect(await identifyUpload({ bytes: png }, { name: 'photo.jpg', type: 'image/jpeg' })).toMatchObject({
    mime: 'image/png',
  })
})

test.each([
  ['a script called jpg', 'photo.jpg', text('#!/bin/sh\nrm -rf /\n')],
  ['a web page called png', 'photo.png', text('<!doctype html><script>alert(1)</script>')],
  ['a web page called txt', 'notes.txt', text('  <html><script>alert(1)</script>')],
  ['a picture called pdf', 'prices.pdf', jpeg],
  ['a pdf called jpg', 'photo.jpg', pdf],
  ['bytes called csv', 'prices.csv', text('a;b\0\x01\x02')],
  ['a letter called xls', 'prices.xls', oldOfficeBytes('WordDocument', 'Workbook')],
  ['a zip called docx', 'letter.docx', zipBytes(['readme.txt'])],
  ['an svg called png', 'logo.png', text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
])('MED-007 %s is refused as not what it says', async (_, name, bytes) => {
  expect(await identifyUpload({ bytes }, { name })).toMatchObject({ ok: false, reason: 'not-what-it-says' })
})

test.each([
  ['logo.svg', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['dance.gif', gif],
  ['tool.exe', text('MZ\0\0')],
  ['page.html', text('<html></html>')],
  ['scan.bmp', bmpBytes()],
  ['nothing-known', text('just words')],
])('MED-005 %s is of a type that forms do not take', async (name, bytes) => {
  expect(await identifyUpload({ bytes }, { name })).toMatchObject({ ok: false, reason: 'type-not-allowed' })
})

test('MED-004 MED-007 a bmp is taken in an import only', async () => {
  const imported = await identifyUpload({ bytes: bmpBytes() }, { name: 'scan.bmp', from: 'imports' })
  expect(imported).toMatchObject({ ok: true, kind: 'image', mime: 'image/bmp' })
})

test('MED-006 sound and video end at 10 MB', async () => {
  const video = { name: 'clip.mp4' }
  expect(
    await identifyUpload({ bytes: padded(mp4Bytes('isom'), MAX_AUDIO_VIDEO_BYTES) }, video),
  ).toMatchObject({ ok: true })
  const tooLarge = await identifyUpload({ bytes: padded(mp4Bytes('isom'), MAX_AUDIO_VIDEO_BYTES + 1) }, video)
  expect(tooLarge).toMatchObject({ ok: false, reason: 'too-large', maxBytes: 10_485_760 })
})

test('MED-007 pictures and documents end at 20 MB', async () => {
  const picture = { name: 'photo.jpg' }
  expect(await identifyUpload({ bytes: padded(jpeg, MAX_IMAGE_DOCUMENT_BYTES) }, picture)).toMatchObject({
    ok: true,
  })
  const tooLarge = await identifyUpload({ bytes: padded(jpeg, MAX_IMAGE_DOCUMENT_BYTES + 1) }, picture)
  expect(tooLarge).toMatchObject({ ok: false, reason: 'too-large', maxBytes: 20_971_520 })
})

test('MED-007 an empty file and a document cut off at the end are refused', async () => {
  expect(await identifyUpload({ bytes: new Uint8Array() }, { name: 'a.jpg' })).toEqual({
    ok: false,
    reason: 'empty',
  })
  for (const [name, bytes] of [
    ['a.pdf', pdf.subarray(0, 20)],
    ['a.docx', docx.subarray(0, -10)],
  ] as const) {
    expect(await identifyUpload({ bytes }, { name })).toMatchObject({ ok: false, reason: 'broken' })
  }
})

function text(content: string): Buffer {
  return Buffer.from(content)
}

function padded(bytes: Uint8Array, sizeBytes: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(sizeBytes - bytes.length)])
}
