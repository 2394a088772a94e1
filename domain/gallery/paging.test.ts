import { expect, test } from 'vitest'
import { cardsOfPage, isNextLoadDue, nextPageHref, passedThresholds } from './paging.ts'

test('GAL-030 GAL-032 A list starts with 30 cards and grows by 15 while scrolling or by 50 with Show More', () => {
  expect(cardsOfPage(null, '15')).toBe(30)
  expect(cardsOfPage('c', '15')).toBe(15)
  expect(cardsOfPage('c', '50')).toBe(50)
  expect(cardsOfPage('c', '100000')).toBe(50)
  expect(nextPageHref('/project?q=a', 'x/y', 15)).toBe('/project?q=a&after=x%2Fy&take=15')
})

test('GAL-030 The threshold starts at 2500 px of scroll and grows by 2000', () => {
  expect(isNextLoadDue(2499, 0, true)).toBe(false)
  expect(isNextLoadDue(2500, 0, true)).toBe(true)
  expect(isNextLoadDue(4499, 1, true)).toBe(false)
  expect(isNextLoadDue(4500, 1, true)).toBe(true)
})

test('GAL-019 GAL-030 A place that is restored has its thresholds behind it', () => {
  expect([0, 2499, 2500, 4499, 4500].map(passedThresholds)).toEqual([0, 0, 1, 1, 2])
})

test('GAL-031 A tall window that never scrolls loads until it is filled', () => {
  expect(isNextLoadDue(0, 3, false)).toBe(true)
})
