import { expect, test } from 'vitest'
import { createAccountVersions } from './account-versions.ts'

test('PUB-007 a version is read again when dropped, when half a second passed, and after a failure', async () => {
  let time = 0
  let reads = 0
  let fails = false
  const versions = createAccountVersions({
    now: () => time,
    read: async () => {
      reads++
      if (fails) throw new Error('no database')
      return String(reads)
    },
  })
  expect(await Promise.all([versions.of('a'), versions.of('a')])).toEqual(['1', '1'])
  versions.drop('a')
  expect(await versions.of('a')).toBe('2')
  time = 499
  expect(await versions.of('a')).toBe('2')
  time = 500
  expect(await versions.of('a')).toBe('3')
  versions.clear()
  fails = true
  await expect(versions.of('a')).rejects.toThrow('no database')
  fails = false
  expect(await versions.of('a')).toBe('5')
})
