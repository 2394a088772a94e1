import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { EmptyState } from '@vitrine/ui/components/empty-state.tsx'
import { ShelfArt } from '@vitrine/ui/components/shelf-art.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { useMayCreate } from '#app/shell/use-menu.ts'
import { filterCount, type ListSearch, NO_FILTERS } from './list-search.ts'

/** An account that has nothing yet: what belongs here, and one way in. */
export function NoContent() {
  const t = useText()
  const navigate = useNavigate()
  const mayCreate = useMayCreate()
  return (
    <EmptyState
      art={<ShelfArt />}
      title={t('content.emptyTitle')}
      actions={
        mayCreate && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => void navigate({ to: '/content/new' })}>
            {t('shell.createContent')}
          </Button>
        )
      }
    >
      {mayCreate ? t('content.empty') : t('content.emptyReadOnly')}
    </EmptyState>
  )
}

export function NothingFound({
  search,
  onChange,
}: {
  search: ListSearch
  onChange: (changes: Partial<ListSearch>) => void
}) {
  const t = useText()
  const count = filterCount(search)
  const hasConditions = search.q || count > 0
  return (
    <EmptyState
      art={<ShelfArt kind="search" />}
      title={search.q ? t('content.noneFor', { words: search.q }) : t('content.noneTitle')}
      actions={
        <>
          {search.q && count > 0 && (
            <Button variant="default" onClick={() => onChange({ ...NO_FILTERS, q: search.q })}>
              {t('content.clearFilters')}
            </Button>
          )}
          <Button variant="default" onClick={() => onChange({ ...NO_FILTERS, view: undefined })}>
            {t('content.showAll')}
          </Button>
        </>
      }
    >
      {hasConditions ? t('content.none', { count: count + (search.q ? 1 : 0) }) : t('content.noneInView')}
    </EmptyState>
  )
}

export function EmptyTrash() {
  const t = useText()
  return (
    <EmptyState art={<ShelfArt />} title={t('content.trashEmptyTitle')}>
      {t('content.trashEmpty')}
    </EmptyState>
  )
}
