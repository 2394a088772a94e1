import { splitTagKey } from '@vitrine/domain/content/public-copy.ts'
import { filterHref } from '@vitrine/domain/gallery/filter-query.ts'
import { chosenCount, type GalleryFilters, isFiltered, NO_FILTERS } from '@vitrine/domain/gallery/filters.ts'
import type { FilterChoices, ListPage, SiteTabKind, WiderStep } from '@vitrine/site/page-props.ts'
import type { Tx } from '#platform/db/database.ts'
import { loadCards } from './card-queries.ts'
import { type ListCursor, writeCursor } from './list-cursor.ts'
import { type FacetCount, findListIds } from './list-queries.ts'
import { bareFrame, type Drawn, frameOf, type PageView } from './page-view.ts'
import { presentCard } from './present-card.ts'
import { GALLERY_PATH } from './present-frame.ts'
import { keepVisible } from './visible.ts'

export interface ListRequest {
  filters: GalleryFilters
  after: ListCursor | undefined
  take: number
}

/** What is counted for a list before it is drawn. */
export interface ListCounts {
  counts: readonly FacetCount[]
  widerSteps: readonly WiderStep[]
}

/** Counts answer from memory while nothing changed; else each takes a connection, so none may be held meanwhile. */
export async function countList(
  filters: GalleryFilters,
  facets: (filters: GalleryFilters) => Promise<FacetCount[]>,
): Promise<ListCounts> {
  const counts = await facets(filters)
  const isEmpty = countOf(counts, 'total') === 0 && countOf(counts, 'all') > 0
  return { counts, widerSteps: isEmpty ? await findWiderSteps(filters, facets) : [] }
}

/** The list page: ids, load, rules, present (GAL-025 … GAL-036). */
export async function drawList(
  tx: Tx,
  view: PageView,
  { filters, after, take }: ListRequest,
  { counts, widerSteps }: ListCounts,
): Promise<Drawn> {
  const { facts } = view
  if (countOf(counts, 'all') === 0) {
    return { kind: 'page', status: 200, props: { page: 'empty', frame: bareFrame(view, GALLERY_PATH) } }
  }
  const ids = await findListIds(tx, facts, filters, { after, take: take + 1 })
  const rows = await loadCards(tx, facts.account, facts.statuses, ids.slice(0, take))
  const shown = keepVisible(rows, facts.account, facts.statuses)
  const total = countOf(counts, 'total')
  const shownUpTo = Math.min(total, (after?.shown ?? 0) + shown.length)
  const last = ids.length > take ? rows.at(-1) : undefined
  const single = singleLabel(filters)
  const href = filterHref(filters, GALLERY_PATH)
  const frame = await frameOf(
    tx,
    view,
    {
      title: single?.label ?? null,
      description: null,
      picture: null,
      href,
      type: 'website',
      isIndexed:
        !after && !filters.search && chosenCount(filters) - (single?.kind === 'service' ? 1 : 0) === 0,
    },
    tabOf(view, filters),
  )
  const cards = shown.map((row) => presentCard(row, facts))
  const props: ListPage = {
    page: 'list',
    frame,
    title: null,
    introduction: isFiltered(filters) ? null : frame.business.description,
    filters,
    choices: presentChoices(counts, view, filters),
    cards,
    total,
    shownUpTo,
    nextCursor: last ? writeCursor({ updatedAt: last.updated_at, id: last.id, shown: shownUpTo }) : null,
    isContinued: after !== undefined,
    widerSteps,
  }
  return { kind: 'page', status: 200, props }
}

function countOf(counts: readonly FacetCount[], kind: FacetCount['kind']): number {
  return counts.find((count) => count.kind === kind)?.items ?? 0
}

/** Choices in the owner's order; those that would leave nothing are left out unless they are chosen. */
function presentChoices(
  counts: readonly FacetCount[],
  { facts }: PageView,
  filters: GalleryFilters,
): FilterChoices {
  const of = (kind: FacetCount['kind']) =>
    new Map(counts.filter((count) => count.kind === kind).map(({ label, items }) => [label, items]))
  const types = of('type')
  const tags = new Map([...of('tag')].map(([key, items]) => [JSON.stringify(splitTagKey(key)), items]))
  const choices = (labels: readonly string[], found: Map<string, number>, chosen: readonly string[]) =>
    labels
      .map((label) => ({ label, count: found.get(label) ?? 0 }))
      .filter(({ label, count }) => count > 0 || chosen.includes(label))
  const groups = [...new Set(facts.known.tags.map(({ group }) => group))]
  return {
    totalUnfiltered: countOf(counts, 'all'),
    contentTypes: facts.contentTypes
      .map(({ id, label }) => ({ label, count: types.get(id) ?? 0 }))
      .filter(({ label, count }) => count > 0 || label === filters.contentType),
    categories: choices(facts.known.categories, of('category'), filters.categories),
    services: choices(facts.known.services, of('service'), filters.services),
    tags: groups
      .map((group) => {
        const own = facts.known.tags.filter((tag) => tag.group === group).map(({ tag }) => tag)
        const found = new Map(own.map((tag) => [tag, tags.get(JSON.stringify({ group, tag })) ?? 0]))
        const chosen = filters.tags.filter((tag) => tag.group === group).map(({ tag }) => tag)
        return { group, tags: choices(own, found, chosen) }
      })
      .filter((group) => group.tags.length > 0),
  }
}

/** Ways out of an empty result: one kind of condition kept at a time, the whole gallery last. */
async function findWiderSteps(
  filters: GalleryFilters,
  facets: (filters: GalleryFilters) => Promise<FacetCount[]>,
): Promise<WiderStep[]> {
  const kept: GalleryFilters[] = [
    { ...NO_FILTERS, search: filters.search },
    { ...NO_FILTERS, contentType: filters.contentType },
    { ...NO_FILTERS, categories: filters.categories },
    { ...NO_FILTERS, services: filters.services },
    { ...NO_FILTERS, tags: filters.tags },
  ].filter(isFiltered)
  // with one kind alone there is nothing less to keep but the whole gallery
  const steps: WiderStep[] = []
  for (const step of kept.length > 1 ? [...kept, NO_FILTERS] : [NO_FILTERS])
    steps.push({ filters: step, count: countOf(await facets(step), 'total') })
  return steps.filter(({ count }) => count > 0)
}

/** The one content type or service that heads the list and stands in its path (GAL-010, GAL-038). */
function singleLabel(filters: GalleryFilters): { kind: 'type' | 'service'; label: string } | null {
  if (filters.contentType !== null) return { kind: 'type', label: filters.contentType }
  const [service] = filters.services
  return service !== undefined && chosenCount(filters) === 1 ? { kind: 'service', label: service } : null
}

/** A list that is exactly what a tab of its own shows belongs to that tab, any other one to the gallery. */
function tabOf(
  { facts }: PageView,
  filters: GalleryFilters,
): { current: SiteTabKind; currentLabel?: string | null } {
  const { settings } = facts
  const own: [SiteTabKind, string | null | undefined, readonly string[]][] = [
    ['contentType', filters.contentType, settings.contentTypesTabs],
    ['category', filters.categories[0], settings.categoriesTabs],
    ['service', filters.services[0], settings.servicesTabs],
  ]
  for (const [current, label, tabs] of own)
    if (label && tabs.includes(label)) return { current, currentLabel: label }
  return { current: 'gallery' }
}
