import { expect, test } from 'vitest'
import { ratingHistogram, ratingSummary } from './rating.ts'

test('SIT-017 The rating is the average with one decimal', () => {
  expect(ratingSummary([5, 5, 4])).toEqual({ average: 4.7, count: 3 })
})

test('SIT-018 Only ratings of 1 to 5 count, and none gives no rating at all', () => {
  expect(ratingSummary([5, null, undefined, 0, 9])).toEqual({ average: 5, count: 1 })
  expect(ratingSummary([null])).toBeNull()
  expect(ratingHistogram([5, 4.5, 1, 0, null])).toEqual([1, 0, 0, 0, 2])
})
