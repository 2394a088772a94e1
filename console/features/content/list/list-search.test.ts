import { expect, test } from 'vitest'
import { filterCount, listSearch, toQuery } from './list-search.ts'

const NOON = Date.parse('2026-11-20T12:00:00')

test('CNT-026 What the address says is asked of the server, and nothing else', () => {
  const search = listSearch.parse({ q: ' stone ', publish: ['published'], view: 'mine', days: 7 })
  expect(toQuery(search, NOON)).toEqual({
    search: 'stone',
    publish: ['published'],
    own: 'true',
    from: new Date(2026, 10, 13).toISOString(),
  })
})

test('CNT-026 An address that makes no sense shows the whole list instead of an error', () => {
  const search = listSearch.parse({ publish: ['gone'], type: 'x', days: -1, view: 'none', from: 'tomorrow' })
  expect(toQuery(search, NOON)).toEqual({})
  expect(filterCount(search)).toBe(0)
})

test('CNT-026 The view of what is not published leaves that choice to a filter that is set', () => {
  expect(toQuery({ view: 'public' }, NOON).publish).toEqual(['published', 'featured'])
  expect(toQuery({ view: 'public', publish: ['featured'] }, NOON).publish).toEqual(['featured'])
})
