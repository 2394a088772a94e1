import { expect, test } from 'vitest'
import { cardTitle, cutAtWord, headerName, initials, testimonialSnippet } from './titles.ts'

test('GAL-029 A card title keeps 70 characters, 42 beside a rating, and ends at a word', () => {
  const title = 'A kitchen that was two rooms and a corridor until the spring of last year in Portland'
  expect(cardTitle(title, false)).toBe(
    'A kitchen that was two rooms and a corridor until the spring of last…',
  )
  expect([...cardTitle(title, false)].length).toBeLessThanOrEqual(71)
  expect(cardTitle(title, true)).toBe('A kitchen that was two rooms and a…')
  expect(cardTitle('Short', true)).toBe('Short')
})

test('GAL-029 A title of exactly the limit stays whole, a single long word breaks inside', () => {
  expect(cutAtWord('a'.repeat(70), 70)).toBe('a'.repeat(70))
  expect(cutAtWord('a'.repeat(71), 70)).toBe(`${'a'.repeat(70)}…`)
  expect(cutAtWord('abc def', 3)).toBe('abc…')
})

test('GAL-029 A snippet keeps 40 characters and drops the comma before the ellipsis', () => {
  expect(testimonialSnippet('They measured twice, argued once, and, yes, were right.')).toBe(
    'They measured twice, argued once, and…',
  )
})

test('SIT-005 A header name is cut to 50 characters at a word or comma, without a trailing ampersand', () => {
  expect(headerName('Harbor Kitchens')).toBe('Harbor Kitchens')
  expect(headerName('Harbor Kitchens &')).toBe('Harbor Kitchens')
  expect(headerName('Whitcomb, Pelletier, Desjardins, Thibodeau & Sons & Daughters')).toBe(
    'Whitcomb, Pelletier, Desjardins, Thibodeau & Sons',
  )
  expect(headerName(`${'x'.repeat(30)},${'y'.repeat(30)}`)).toBe('x'.repeat(30))
})

test('GAL-026 A missing picture shows two initials, also of Arabic words', () => {
  expect(initials('butcher block on Munjoy Hill')).toBe('BB')
  expect(initials('دار السدر')).toBe('دا')
  expect(initials('…')).toBe('')
})
