import type { ContentListQuery } from '@vitrine/contract/content.ts'
import { CONTENT_STATUSES, PUBLISH_STATUSES, SERVICE_STATUSES } from '@vitrine/domain/content/status.ts'
import { z } from 'zod'

export const LIST_VIEWS = ['mine', 'unpublished', 'public', 'trash'] as const
export type ListView = (typeof LIST_VIEWS)[number]

/** Days that the filter of the last change offers. */
export const UPDATED_DAYS = [7, 30, 90] as const

const ids = z.array(z.uuid()).min(1).optional().catch(undefined)
const some = <Value extends string>(values: readonly Value[]) =>
  z.array(z.enum(values)).min(1).optional().catch(undefined)
const day = z.iso.date().optional().catch(undefined)

/** All that the list shows is said in its address; what cannot be read is left out. `layout` is the table unless said. */
export const listSearch = z.object({
  q: z.string().max(200).optional().catch(undefined),
  view: z.enum(LIST_VIEWS).optional().catch(undefined),
  layout: z.literal('cards').optional().catch(undefined),
  type: ids,
  publish: some(PUBLISH_STATUSES),
  progress: some(CONTENT_STATUSES),
  work: some(SERVICE_STATUSES),
  category: ids,
  service: ids,
  label: ids,
  /** Changed within so many days. */
  days: z.number().int().min(1).max(3650).optional().catch(undefined),
  from: day,
  to: day,
})
export type ListSearch = z.output<typeof listSearch>

/** Fields of the address that a chip stands for. */
export const FILTERS = ['type', 'publish', 'progress', 'work', 'category', 'service', 'label'] as const
export type FilterName = (typeof FILTERS)[number]

export const NO_FILTERS: Partial<ListSearch> = {
  q: undefined,
  type: undefined,
  publish: undefined,
  progress: undefined,
  work: undefined,
  category: undefined,
  service: undefined,
  label: undefined,
  days: undefined,
  from: undefined,
  to: undefined,
}

export const hasDates = (search: ListSearch): boolean => !!(search.days || search.from || search.to)

/** Number of conditions besides the words. */
export const filterCount = (search: ListSearch): number =>
  FILTERS.filter((name) => search[name]).length + (hasDates(search) ? 1 : 0)

/** What the server is asked. `now` in ms since 1970; whole days, so that the same question keeps its answer. */
export function toQuery(search: ListSearch, now: number): ContentListQuery {
  const query: ContentListQuery = {
    search: search.q?.trim() || undefined,
    contentType: search.type,
    publish: search.publish ?? PUBLISH_OF_VIEW[search.view ?? 'mine'],
    content: search.progress,
    service: search.work,
    businessCategory: search.category,
    businessService: search.service,
    businessLabel: search.label,
    own: search.view === 'mine' ? 'true' : undefined,
    deleted: search.view === 'trash' ? 'true' : undefined,
    from: search.days ? daysAgo(now, search.days) : startOf(search.from),
    to: search.days ? undefined : endOf(search.to),
  }
  // One key per question: what is not asked does not stand in it.
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
}

const PUBLISH_OF_VIEW: Record<ListView, ContentListQuery['publish']> = {
  mine: undefined,
  trash: undefined,
  unpublished: ['notPublished'],
  public: ['published', 'featured'],
}

function daysAgo(now: number, days: number): string {
  const date = new Date(now)
  date.setHours(0, 0, 0, 0)
  date.setDate(date.getDate() - days)
  return date.toISOString()
}

const startOf = (day: string | undefined) => (day ? new Date(`${day}T00:00:00`).toISOString() : undefined)
const endOf = (day: string | undefined) => (day ? new Date(`${day}T23:59:59.999`).toISOString() : undefined)
