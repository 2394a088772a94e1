import type { FilterChip } from '@vitrine/ui/components/filter-bar.tsx'
import { useLanguage } from '#app/i18n/language-context.ts'
import { formatDate } from '#app/i18n/use-relative-time.ts'
import { FILTERS, hasDates, type ListSearch } from './list-search.ts'
import { FILTER_TEXT, useFilterValues } from './use-filter-values.ts'

/** Conditions as sentences: "Type is any of Project, Blog". */
export function useFilterChips(
  search: ListSearch,
  onChange: (changes: Partial<ListSearch>) => void,
  onEdit: (filter: string) => void,
): FilterChip[] {
  const { t, locale } = useLanguage()
  const values = useFilterValues()
  const list = new Intl.ListFormat(locale, { type: 'disjunction', style: 'short' })
  const chip = (field: string, is: string, value: string, name: string, none: Partial<ListSearch>) => ({
    field,
    is,
    value,
    removeLabel: t('content.removeFilter', { field }),
    onRemove: () => onChange(none),
    onEdit: () => onEdit(name),
  })
  const chips = FILTERS.flatMap((name) => {
    const chosen = search[name]
    if (!chosen) return []
    const known = values[name].filter(({ value }) => chosen.some((each) => each === value))
    const words = known.length > 0 ? list.format(known.map(({ label }) => label)) : '…'
    return chip(t(FILTER_TEXT[name]), t('content.filterIs'), words, name, { [name]: undefined })
  })
  if (!hasDates(search)) return chips
  const day = (iso: string) => formatDate(Date.parse(`${iso}T12:00:00`), locale)
  const span = search.days
    ? { is: t('content.filterInLast'), value: t('content.days', { count: search.days }) }
    : {
        is: t('content.filterBetween'),
        value: `${search.from ? day(search.from) : '…'} – ${search.to ? day(search.to) : '…'}`,
      }
  const none = { days: undefined, from: undefined, to: undefined }
  return [...chips, chip(t('content.updated'), span.is, span.value, 'updated', none)]
}
