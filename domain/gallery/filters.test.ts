import { expect, test } from 'vitest'
import { clearFilters, NO_FILTERS, toggleLabel, toggleTag } from './filters.ts'

const oak = { group: 'Material', tag: 'Oak' }

test('GAL-035 A click toggles a value, clearing resets the three groups and keeps the search', () => {
  const chosen = toggleTag(toggleLabel({ ...NO_FILTERS, search: 'loft' }, 'categories', 'Lofts'), oak)
  expect(chosen).toMatchObject({ categories: ['Lofts'], tags: [oak] })
  expect(toggleLabel(chosen, 'categories', 'Lofts').categories).toEqual([])
  expect(toggleTag(chosen, { ...oak }).tags).toEqual([])
  expect(clearFilters(chosen)).toEqual({ ...NO_FILTERS, search: 'loft' })
})
