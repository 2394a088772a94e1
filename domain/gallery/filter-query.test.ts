import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterHref, type KnownLabels, readFilters } from './filter-query.ts'
import { type GalleryFilters, NO_FILTERS } from './filters.ts'

const known: KnownLabels = {
  contentTypes: ['Projects', 'Before and after', 'Map'],
  categories: ['Kitchens', 'Lofts'],
  services: ['Kitchen Remodels', 'Custom cabinetry'],
  tags: [
    { group: 'Material', tag: 'Oak' },
    { group: 'Ma__te_rial', tag: '100% __ wool' },
  ],
}

function read(href: string): GalleryFilters | null {
  const url = new URL(href, 'https://site.test')
  return readFilters(decodeURIComponent(url.pathname), url.searchParams, known)
}

test('GAL-008 A service in the path is a filter of that service, spaces written as dashes', () => {
  expect(filterHref({ ...NO_FILTERS, services: ['Kitchen Remodels'] }, '/project')).toBe(
    '/services/kitchen-remodels',
  )
  expect(read('/services/kitchen-remodels')?.services).toEqual(['Kitchen Remodels'])
  expect(read('/services/gone')).toBeNull()
})

test('GAL-010 GAL-011 A content type has its own path, and gives way to a fixed path', () => {
  expect(filterHref({ ...NO_FILTERS, contentType: 'Before and after' }, '/')).toBe('/before-and-after')
  expect(read('/before-and-after')?.contentType).toBe('Before and after')
  expect(filterHref({ ...NO_FILTERS, contentType: 'Map' }, '/')).toBe('/map-2')
  expect(read('/map-2')?.contentType).toBe('Map')
  expect(read('/map')).toBeNull()
})

test('GAL-015 GAL-016 Tags arrive as id=tags:…, as tags=… and as a parameter called tags:…', () => {
  const oak = [{ group: 'Material', tag: 'Oak' }]
  expect(read('/project?id=tags:Material__Oak')?.tags).toEqual(oak)
  expect(read('/project?tags=Material__Oak')?.tags).toEqual(oak)
  expect(read('/project?tags:Material__Oak')?.tags).toEqual(oak)
})

test('GAL-017 Unknown labels and half pairs are ignored', () => {
  expect(read('/project?tags=Material__Steel__Material')?.tags).toEqual([])
  expect(read('/project?category=Castles&category=Lofts&category=Lofts')?.categories).toEqual(['Lofts'])
})

test('GAL-017 GAL-033 Whatever is chosen survives the way through an address, separators in labels included', () => {
  fc.assert(
    fc.property(
      fc.record({
        search: fc.string({ maxLength: 40 }).map((text) => text.trim()),
        contentType: fc.constantFrom(null, ...known.contentTypes),
        categories: fc.subarray([...known.categories]),
        services: fc.subarray([...known.services]),
        tags: fc.subarray([...known.tags]),
      }),
      (filters) => {
        expect(read(filterHref(filters, '/project'))).toEqual(filters)
      },
    ),
  )
})
