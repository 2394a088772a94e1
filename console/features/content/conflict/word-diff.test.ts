import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinHtml, joinTexts } from './join-texts.ts'
import { wordDiff } from './word-diff.ts'

test('CNT-025 A conflict shows what differs word by word, theirs before mine', () => {
  const parts = wordDiff('We cut it from one piece of stone', 'We cut it from a single slab of stone')
  expect(parts).toEqual([
    { kind: 'same', text: 'We cut it from ' },
    { kind: 'theirs', text: 'one piece ' },
    { kind: 'mine', text: 'a single slab ' },
    { kind: 'same', text: 'of stone' },
  ])
})

const words = fc.array(fc.constantFrom('oak ', 'stone ', 'a ', 'wall', '\n', ' '), { maxLength: 30 })

test('CNT-025 A short word between two differences stays within the phrases', () => {
  expect(wordDiff('cut from one piece of granite.', 'cut from one single slab of stone.')).toEqual([
    { kind: 'same', text: 'cut from one ' },
    { kind: 'theirs', text: 'piece of granite.' },
    { kind: 'mine', text: 'single slab of stone.' },
  ])
})

test('CNT-025 Whatever was written, the diff holds both texts whole', () => {
  fc.assert(
    fc.property(words, words, (left, right) => {
      const [theirs, mine] = [left.join(''), right.join('')]
      const parts = wordDiff(theirs, mine)
      const side = (kind: 'theirs' | 'mine') =>
        parts
          .filter((part) => part.kind === 'same' || part.kind === kind)
          .map(({ text }) => text)
          .join('')
      expect([side('theirs'), side('mine')]).toEqual([theirs, mine])
    }),
  )
})

test('CNT-025 Editing both together leaves out no word of either', () => {
  expect(joinTexts('The old door', 'The wide hall')).toBe('The old door wide hall')
  expect(joinHtml('<p>First</p><p>one two</p>', '<p>First</p><p>one three</p>')).toBe(
    '<p>First</p><p>one two three</p>',
  )
  expect(joinHtml('<ul><li>a</li></ul>', '<p>b</p>')).toBe('<ul><li>a</li></ul><p>b</p>')
})
