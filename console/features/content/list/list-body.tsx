import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { TableSkeleton } from '@vitrine/ui/components/table-skeleton.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { useIsPhone } from '#app/lists/use-is-phone.ts'
import { LoadFailed } from '#app/pages/load-failed.tsx'
import type { ContentPages } from '../data/content-queries.ts'
import { useMinute } from '../data/use-minute.ts'
import { CardSkeleton } from './card-skeleton.tsx'
import { ContentCards } from './content-cards.tsx'
import { ContentRows } from './content-rows.tsx'
import { ContentTable } from './content-table.tsx'
import { ListFoot } from './list-foot.tsx'
import { filterCount, type ListSearch } from './list-search.ts'
import { EmptyTrash, NoContent, NothingFound } from './list-states.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useListCursor } from './use-list-cursor.ts'

interface Props {
  list: UseInfiniteQueryResult<ContentPages>
  search: ListSearch
  onChange: (changes: Partial<ListSearch>) => void
}

/** The list itself, or what stands in its place. */
export function ListBody({ list, search, onChange }: Props) {
  const t = useText()
  const isPhone = useIsPhone()
  useMinute()
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const rows = useListCursor(items, JSON.stringify({ ...search, layout: undefined }))
  const isCards = search.layout === 'cards'
  if (list.isPending) {
    return isCards ? (
      <CardSkeleton label={t('content.loading')} />
    ) : (
      <TableSkeleton rows={14} label={t('content.loading')} />
    )
  }
  if (list.isError && items.length === 0) {
    return <LoadFailed title={t('content.failedTitle')} hint={t('content.failed')} query={list} />
  }
  if (items.length === 0) {
    if (search.q || filterCount(search) > 0) return <NothingFound search={search} onChange={onChange} />
    if (search.view === 'trash') return <EmptyTrash />
    if (search.view) return <NothingFound search={search} onChange={onChange} />
    return <NoContent />
  }
  const List = isCards ? ContentCards : isPhone ? ContentRows : ContentTable
  return (
    <>
      <div className="v-list" data-stale={list.isPlaceholderData || undefined}>
        <List items={items} rows={rows} isTrash={search.view === 'trash'} />
      </div>
      <ListFoot list={list} shown={items.length} />
      {rows.selected.size > 0 && (
        <SelectionBar
          cards={items.filter(({ id }) => rows.selected.has(id))}
          isTrash={search.view === 'trash'}
          onClear={rows.clear}
        />
      )}
    </>
  )
}
