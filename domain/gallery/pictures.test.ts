import { expect, test } from 'vitest'
import { fittedSize } from './pictures.ts'

test('GAL-046 A picture is fitted into its box and never enlarged', () => {
  expect(fittedSize({ width: 4000, height: 3000 }, '1280x720')).toEqual({ width: 960, height: 720 })
  expect(fittedSize({ width: 300, height: 600 }, '680x680')).toEqual({ width: 300, height: 600 })
  expect(fittedSize({ width: 0, height: 0 }, '480x480')).toEqual({ width: 480, height: 360 })
})
