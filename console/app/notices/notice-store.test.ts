import { expect, test } from 'vitest'
import { notifyDone, readNotices } from './notice-store.ts'

test('ERR-006 CNT-018 only the newest message about one thing stays, with its way back', () => {
  const undo = { label: 'Undo', run: () => {} }
  notifyDone('published', undo, 'a')
  notifyDone('another one published', undo, 'b')
  notifyDone('in the trash', undo, 'a')
  expect(readNotices().map(({ text, isOnScreen, action }) => [text, isOnScreen, !!action])).toEqual([
    ['in the trash', true, true],
    ['another one published', true, true],
    ['published', false, false],
  ])
})
