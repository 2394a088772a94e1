import { expect, test } from 'vitest'
import { mediaUrl, servedFileKey, thumbFileKey } from './media-files.ts'

const facts = { accountId: 'a1', fileKey: 'k7', name: 'My Kitchen.PNG', mime: 'image/jpeg' }

test('MED-011 a picture is stored under image/{key}_{name}, its thumbnail in image/thumb with _200x200', () => {
  expect(servedFileKey({ ...facts, kind: 'image' })).toBe('a1/image/k7_my-kitchen.jpg')
  expect(servedFileKey({ ...facts, kind: 'image', mime: 'image/webp' })).toBe('a1/image/k7_my-kitchen.webp')
  expect(mediaUrl(thumbFileKey({ ...facts, kind: 'image' }))).toBe(
    '/media/a1/image/thumb/k7_my-kitchen_200x200.webp',
  )
})

test('MED-009 MED-010 a film is stored under its key, so that equal names never overwrite each other', () => {
  const film = { ...facts, kind: 'video' as const, name: 'tour.mp4', mime: 'video/mp4' }
  expect(servedFileKey(film)).toBe('a1/video/k7')
  expect(servedFileKey({ ...film, fileKey: 'k8' })).toBe('a1/video/k8')
})

test('MED-009 a document keeps a readable name with its ending', () => {
  const paper = { ...facts, kind: 'document' as const, name: 'Teklif Şartları.PDF', mime: 'application/pdf' }
  expect(servedFileKey(paper)).toBe('a1/document/k7_teklif-sartlari.pdf')
})
