import { expect, test } from 'vitest'
import { readCursor, writeCursor } from './list-cursor.ts'

const place = {
  updatedAt: new Date('2026-05-12T09:08:07.654Z'),
  id: '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
  shown: 45,
}

test('GAL-030 a cursor leads back to the very place it was written at', () => {
  expect(readCursor(writeCursor(place))).toEqual(place)
})

test('GAL-030 whatever we could not have written is no cursor', () => {
  const good = writeCursor(place)
  for (const text of [
    null,
    undefined,
    '',
    'x',
    `${good}!`,
    `${good}\n`,
    good.toUpperCase(),
    good.replace('.', '..'),
    `zzzzzzzzzz${good}`,
  ]) {
    expect(readCursor(text)).toBeUndefined()
  }
})
