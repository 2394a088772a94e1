import { expect, test } from 'vitest'
import { isPublicWithoutMaps, isVisible } from './visibility.ts'

const item = { content: 'published', service: 'open', publish: 'notPublished' }

test('GAL-020 An item shows when each of its three values is enabled', () => {
  const maps = { content: { published: true }, service: { open: true }, publish: { notPublished: true } }
  expect(isVisible(item, maps)).toBe(true)
  expect(isVisible(item, { ...maps, publish: { notPublished: false } })).toBe(false)
  expect(isVisible(item, { ...maps, content: { featured: true } })).toBe(false)
  expect(isVisible(item, null)).toBe(true)
})

test('GAL-021 Without maps the server sends published and featured items only', () => {
  expect(isPublicWithoutMaps(item)).toBe(true)
  expect(isPublicWithoutMaps({ ...item, content: 'featured' })).toBe(true)
  expect(isPublicWithoutMaps({ ...item, content: 'draft' })).toBe(false)
})
