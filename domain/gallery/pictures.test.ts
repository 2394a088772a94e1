import { expect, test } from 'vitest'
import { chooseCover, fittedSize, hasComparison } from './pictures.ts'

test('GAL-046 A picture is fitted into its box and never enlarged', () => {
  expect(fittedSize({ width: 4000, height: 3000 }, '1280x720')).toEqual({ width: 960, height: 720 })
  expect(fittedSize({ width: 300, height: 600 }, '680x680')).toEqual({ width: 300, height: 600 })
  expect(fittedSize({ width: 0, height: 0 }, '480x480')).toEqual({ width: 480, height: 360 })
})

test('GAL-026 The cover is the presentation cover, else the first medium that is neither audio nor video', () => {
  const media = [
    { type: 'video' },
    { type: 'audio/mpeg' },
    { type: 'image/webp', id: 1 },
    { type: 'image', id: 2 },
  ]
  expect(chooseCover(null, media)).toEqual({ type: 'image/webp', id: 1 })
  expect(chooseCover({ type: 'image', id: 9 }, media)).toEqual({ type: 'image', id: 9 })
  expect(chooseCover(null, [{ type: 'video' }])).toBeNull()
})

test('GAL-042 A comparison needs to be enabled and both addresses', () => {
  expect(hasComparison(true, { url: 'a' }, { url: 'b' })).toBe(true)
  expect(hasComparison(true, { url: 'a' }, { url: '' })).toBe(false)
  expect(hasComparison(false, { url: 'a' }, { url: 'b' })).toBe(false)
})
