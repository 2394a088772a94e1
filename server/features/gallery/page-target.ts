import { readFilters } from '@vitrine/domain/gallery/filter-query.ts'
import type { GalleryFilters } from '@vitrine/domain/gallery/filters.ts'
import { labelPath, SITE_PATHS } from '@vitrine/domain/gallery/links.ts'
import { cardsOfPage } from '@vitrine/domain/gallery/paging.ts'
import { type ListCursor, readCursor } from './list-cursor.ts'
import type { SiteFacts } from './site-facts.ts'

/** What an address of the live site asks for. */
export type PageTarget =
  | { kind: 'list'; filters: GalleryFilters; after: ListCursor | undefined; take: number }
  /** An item in the query of a list; an unknown id opens the first item (GAL-013, GAL-014). */
  | { kind: 'openedItem'; id: string }
  | { kind: 'item'; permalink: string }
  | { kind: 'reviews'; after: ListCursor | undefined }
  | { kind: 'services' }
  | { kind: 'redirect'; path: string; isPermanent: boolean }
  | { kind: 'notFound' }

/** No text of the database can hold it. */
const NUL = '\u0000'

/** GAL-008, GAL-011: fixed path, content type, category or service tab, permalink; `path` as it came, encoded. */
export function readTarget(encodedPath: string, query: URLSearchParams, facts: SiteFacts): PageTarget {
  const path = decode(encodedPath)
  if (path === undefined) return { kind: 'notFound' }
  // one address per page; never a Location that begins with two slashes, which would lead to another host
  const single = encodedPath.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  if (single !== encodedPath) return { kind: 'redirect', path: single, isPermanent: true }
  const reviewsPath = facts.settings.enableLiveSiteMode ? SITE_PATHS.testimonials : SITE_PATHS.reviews
  switch (path) {
    case SITE_PATHS.testimonials:
    case SITE_PATHS.reviews:
      if (facts.reviews.count === 0) return { kind: 'notFound' }
      if (path !== reviewsPath) return { kind: 'redirect', path: reviewsPath, isPermanent: false }
      return { kind: 'reviews', after: readCursor(query.get('after')) }
    case SITE_PATHS.services:
      return { kind: 'services' }
    case SITE_PATHS.notFound:
      return { kind: 'notFound' }
  }
  const filters = readFilters(path, query, facts.known) ?? readTabFilters(path, query, facts)
  if (filters) return listTarget(filters, query)
  const permalink = path.slice(1)
  return permalink === '' || permalink.includes('/') ? { kind: 'notFound' } : { kind: 'item', permalink }
}

/** Parameters that change a page; whatever else an address carries (campaigns, trackers) is the same page. */
export function pageQuery(query: URLSearchParams): URLSearchParams {
  const names = ['q', 'type', 'category', 'service', 'id', 'after', 'take']
  return new URLSearchParams(
    [...query].filter(
      ([name, value]) => (names.includes(name) || name.startsWith('tags')) && !value.includes(NUL),
    ),
  )
}

function listTarget(filters: GalleryFilters, query: URLSearchParams): PageTarget {
  const id = query.get('id')
  if (id && !id.startsWith('tags:')) return { kind: 'openedItem', id: id.toLowerCase() }
  const after = readCursor(query.get('after'))
  const take = cardsOfPage(after ? query.get('after') : null, query.get('take'))
  return { kind: 'list', filters, after, take }
}

/** GAL-010: a category or service with a tab of its own is a list at its label. */
function readTabFilters(
  path: string,
  query: URLSearchParams,
  { known, settings }: SiteFacts,
): GalleryFilters | null {
  const at = (labels: readonly string[], tabs: readonly string[]) =>
    labels.find((label) => tabs.includes(label) && `/${labelPath(label)}` === path)
  const category = at(known.categories, settings.categoriesTabs)
  const service = category === undefined ? at(known.services, settings.servicesTabs) : undefined
  if (category === undefined && service === undefined) return null
  const filters = readFilters(SITE_PATHS.list, query, known)
  if (!filters) return null
  return {
    ...filters,
    categories: category === undefined ? filters.categories : [...new Set([category, ...filters.categories])],
    services: service === undefined ? filters.services : [...new Set([service, ...filters.services])],
  }
}

function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes(NUL) ? undefined : decoded
  } catch {
    return undefined
  }
}
