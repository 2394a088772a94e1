import { FILTER_VALUES_MAX, type GalleryFilters, NO_FILTERS, SEARCH_MAX } from './filters.ts'
import { contentTypePath, labelPath, SITE_PATHS, servicePath } from './links.ts'
import { readTags, writeTags } from './tag-query.ts'

/** Labels the account really has: what a path or query may name. Unknown ones are ignored (GAL-017). */
export interface KnownLabels {
  contentTypes: readonly string[]
  categories: readonly string[]
  services: readonly string[]
  tags: readonly { group: string; tag: string }[]
}

/**
 * Reads the filters of a list address (GAL-008, GAL-010, GAL-015 … GAL-017). `path` is the decoded
 * pathname; a content type or service in it counts like one in the query. Null: the path is no list.
 */
export function readFilters(path: string, query: URLSearchParams, known: KnownLabels): GalleryFilters | null {
  const fromPath = readPath(path, known)
  if (!fromPath) return null
  const search = (query.get('q') ?? '').trim().slice(0, SEARCH_MAX)
  const typeInQuery = query.get('type')
  const contentType =
    fromPath.contentType ?? known.contentTypes.find((label) => label === typeInQuery) ?? null
  return {
    search,
    contentType,
    categories: knownOnes(query.getAll('category'), known.categories),
    services: knownOnes([...fromPath.services, ...query.getAll('service')], known.services),
    tags: readTagParameters(query)
      .filter((choice) => known.tags.some((tag) => tag.group === choice.group && tag.tag === choice.tag))
      .slice(0, FILTER_VALUES_MAX),
  }
}

/**
 * The one address of a filtered list: a single content type or a single service stands in the path,
 * everything else in the query, always in the same order. `listPath` is the list without filters.
 */
export function filterHref(filters: GalleryFilters, listPath: string): string {
  const query = new URLSearchParams()
  if (filters.search) query.set('q', filters.search)
  const [onlyService] = filters.services
  const isServicePath =
    filters.contentType === null && filters.services.length === 1 && onlyService !== undefined
  const path = isServicePath
    ? servicePath(onlyService)
    : filters.contentType !== null
      ? contentTypePath(filters.contentType)
      : listPath
  for (const label of filters.categories) query.append('category', label)
  if (!isServicePath) for (const label of filters.services) query.append('service', label)
  if (filters.tags.length > 0) query.set('tags', writeTags(filters.tags))
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

function readPath(path: string, known: KnownLabels): Pick<GalleryFilters, 'contentType' | 'services'> | null {
  if (path === SITE_PATHS.home || path === SITE_PATHS.list) return NO_FILTERS
  const inServices = path.startsWith(`${SITE_PATHS.services}/`)
    ? path.slice(SITE_PATHS.services.length + 1)
    : null
  if (inServices !== null) {
    const service = known.services.find((label) => labelPath(label) === inServices)
    return service === undefined ? null : { contentType: null, services: [service] }
  }
  const contentType = known.contentTypes.find((label) => decodeURIComponent(contentTypePath(label)) === path)
  return contentType === undefined ? null : { contentType, services: [] }
}

/** GAL-015, GAL-016: `id=tags:…`, `tags=…` and `tags:…` written as the parameter's own name. */
function readTagParameters(query: URLSearchParams) {
  return [...query].flatMap(([name, value]) => {
    if (name === 'id') return value.startsWith('tags:') ? readTags(value.slice('tags:'.length)) : []
    if (!name.startsWith('tags')) return []
    return readTags(name.startsWith('tags:') ? name.slice('tags:'.length) : value)
  })
}

function knownOnes(labels: readonly string[], known: readonly string[]): string[] {
  return [...new Set(labels)].filter((label) => known.includes(label)).slice(0, FILTER_VALUES_MAX)
}
