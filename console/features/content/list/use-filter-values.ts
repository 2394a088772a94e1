import { CONTENT_STATUSES, PUBLISH_STATUSES, SERVICE_STATUSES } from '@vitrine/domain/content/status.ts'
import type { TextKey } from '@vitrine/ui/i18n/dictionary.ts'
import { useText } from '#app/i18n/language-context.ts'
import { STATUS_TEXT } from '../data/status-look.ts'
import { useTaxonomy } from '../data/taxonomy-query.ts'
import type { FilterName } from './list-search.ts'

export interface FilterValue {
  value: string
  label: string
  /** Dot before the label. */
  color?: string
}

export const FILTER_TEXT: Record<FilterName | 'updated', TextKey> = {
  type: 'content.type',
  publish: 'content.groupPublish',
  progress: 'content.groupContent',
  work: 'content.groupService',
  category: 'content.category',
  service: 'content.service',
  label: 'content.label',
  updated: 'content.updated',
}

/** What each filter can be set to, in the account's own words. */
export function useFilterValues(): Record<FilterName, FilterValue[]> {
  const t = useText()
  const { contentTypes, categories, services, labelGroups } = useTaxonomy()
  const statuses = (values: readonly (keyof typeof STATUS_TEXT)[]) =>
    values.map((value) => ({ value, label: t(STATUS_TEXT[value]) }))
  const entries = (list: readonly { id: string; label: string }[]) =>
    list.map(({ id, label }) => ({ value: id, label }))
  return {
    type: contentTypes.map(({ id, label, color }) => ({ value: id, label, color })),
    publish: statuses(PUBLISH_STATUSES),
    progress: statuses(CONTENT_STATUSES),
    work: statuses(SERVICE_STATUSES),
    category: entries(categories),
    service: entries(services),
    label: labelGroups.flatMap((group) =>
      group.tags.map((tag) => ({ value: tag.id, label: `${group.label}: ${tag.label}` })),
    ),
  }
}
