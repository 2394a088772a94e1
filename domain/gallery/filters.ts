/** What a visitor chose on the list (GAL-033). Labels, not ids: they stand in links that people share. */
export interface GalleryFilters {
  /** Substring of the title (GAL-036); '' for none. */
  search: string
  /** Label of one content type, null for all: an item has exactly one. */
  contentType: string | null
  categories: readonly string[]
  services: readonly string[]
  tags: readonly TagChoice[]
}

export interface TagChoice {
  group: string
  tag: string
}

export const NO_FILTERS: GalleryFilters = {
  search: '',
  contentType: null,
  categories: [],
  services: [],
  tags: [],
}

/** Longest accepted search text, characters. */
export const SEARCH_MAX = 100
/** Most values of one kind that a query may carry; the rest is ignored. */
export const FILTER_VALUES_MAX = 20

export type FilterKind = 'categories' | 'services'

/** GAL-035: chosen becomes unchosen and the other way round; order of choice is kept. */
export function toggleLabel(filters: GalleryFilters, kind: FilterKind, label: string): GalleryFilters {
  const chosen = filters[kind]
  const next = chosen.includes(label) ? chosen.filter((other) => other !== label) : [...chosen, label]
  return { ...filters, [kind]: next }
}

/** GAL-035 */
export function toggleTag(filters: GalleryFilters, choice: TagChoice): GalleryFilters {
  const rest = filters.tags.filter((other) => !isSameTag(other, choice))
  return { ...filters, tags: rest.length < filters.tags.length ? rest : [...rest, choice] }
}

/** GAL-035: clearing resets categories, services and tags; search and content type stay. */
export function clearFilters(filters: GalleryFilters): GalleryFilters {
  return { ...filters, categories: [], services: [], tags: [] }
}

export function hasTag(filters: GalleryFilters, choice: TagChoice): boolean {
  return filters.tags.some((other) => isSameTag(other, choice))
}

/** How many of the three groups' values are chosen. */
export function chosenCount(filters: GalleryFilters): number {
  return filters.categories.length + filters.services.length + filters.tags.length
}

/** True when the list is narrowed in any way. */
export function isFiltered(filters: GalleryFilters): boolean {
  return filters.search !== '' || filters.contentType !== null || chosenCount(filters) > 0
}

function isSameTag(one: TagChoice, other: TagChoice): boolean {
  return one.group === other.group && one.tag === other.tag
}
