import { expect, test } from 'vitest'
import { checkFile } from './check-file.ts'

const ALL = ['image', 'video', 'audio', 'document'] as const
const MEGA = 1024 * 1024
const file = (name: string, size = 1000, type = '') => ({ name, size, type })

test('MED-005 MED-007 kinds that forms do not take are refused before a byte is sent', () => {
  expect(checkFile(file('wall.jpg'), ALL)).toBeNull()
  expect(checkFile(file('clip', 10, 'video/webm;codecs=vp9'), ALL)).toBeNull()
  expect(checkFile(file('setup.exe'), ALL)).toBe('uploadTypeNotAllowed')
  expect(checkFile(file('old.bmp'), ALL)).toBe('uploadTypeNotAllowed')
  expect(checkFile(file('tour.mp4'), ['image'])).toBe('uploadTypeNotAllowed')
  expect(checkFile(file('empty.png', 0), ALL)).toBe('uploadEmpty')
})

test('MED-006 MED-007 sound and film end at 10 MB, pictures and documents at 20', () => {
  const problems = [
    file('tour.mp4', 10 * MEGA),
    file('tour.mp4', 10 * MEGA + 1),
    file('song.mp3', 10 * MEGA + 1),
    file('wall.jpg', 20 * MEGA),
    file('plan.pdf', 20 * MEGA + 1),
  ].map((one) => checkFile(one, ALL))
  expect(problems).toEqual([null, 'uploadTooLarge', 'uploadTooLarge', null, 'uploadTooLarge'])
})
