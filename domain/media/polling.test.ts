import { expect, test } from 'vitest'
import { waitBeforeTry } from './polling.ts'

test('MED-012 the first wait is 3 seconds, each later one 2, and after 200 tries it ends', () => {
  expect([0, 1, 2, 199].map(waitBeforeTry)).toEqual([3000, 2000, 2000, 2000])
  expect(waitBeforeTry(200)).toBeNull()
})
