import { expect, test } from 'vitest'
import {
  clearFilters,
  type FilterableItem,
  matchesFilters,
  matchesSearch,
  NO_FILTERS,
  toggleLabel,
  toggleTag,
} from './filters.ts'

const oak = { group: 'Material', tag: 'Oak' }
const brick = { group: 'Material', tag: 'Brick' }
const item: FilterableItem = {
  title: 'Brick and leather in the Old Port',
  contentType: 'Projects',
  categories: ['Lofts', 'Kitchens'],
  services: ['Remodels'],
  tags: [oak],
}

test('GAL-034 Every chosen category, service and tag must be on the item', () => {
  expect(matchesFilters(item, { ...NO_FILTERS, categories: ['Lofts', 'Kitchens'] })).toBe(true)
  expect(matchesFilters(item, { ...NO_FILTERS, categories: ['Lofts', 'Pantries'] })).toBe(false)
  expect(matchesFilters(item, { ...NO_FILTERS, tags: [oak, brick] })).toBe(false)
  expect(matchesFilters(item, { ...NO_FILTERS, contentType: 'Journal' })).toBe(false)
})

test('GAL-036 Search is a substring of the title whatever the case, and empty titles always match', () => {
  expect(matchesSearch('Brick and leather', 'LEATH')).toBe(true)
  expect(matchesSearch('Brick and leather', 'stone')).toBe(false)
  expect(matchesSearch('  ', 'stone')).toBe(true)
})

test('GAL-035 A click toggles a value, clearing resets the three groups and keeps the search', () => {
  const chosen = toggleTag(toggleLabel({ ...NO_FILTERS, search: 'loft' }, 'categories', 'Lofts'), oak)
  expect(chosen).toMatchObject({ categories: ['Lofts'], tags: [oak] })
  expect(toggleLabel(chosen, 'categories', 'Lofts').categories).toEqual([])
  expect(toggleTag(chosen, { ...oak }).tags).toEqual([])
  expect(clearFilters(chosen)).toEqual({ ...NO_FILTERS, search: 'loft' })
})
