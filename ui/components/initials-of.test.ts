import { expect, test } from 'vitest'
import { initialsOf } from './initials-of.ts'

test.each([
  ['Harbor Kitchens', 'HK'],
  ['Quist & Töchter 🌿', 'QT'],
  ['دار نور', 'دن'],
  ['“Nora”', 'N'],
  ['🌊', ''],
])('NAV-004 the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
