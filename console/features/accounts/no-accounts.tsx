import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '@vitrine/ui/components/empty-state.tsx'
import { ShelfArt } from '@vitrine/ui/components/shelf-art.tsx'
import { useText } from '#app/i18n/language-context.ts'

interface Props {
  query: string
  isFiltered: boolean
  onClear: () => void
}

/** None at all, none in this list, or none of this name; each with the way on. */
export function NoAccounts({ query, isFiltered, onClear }: Props) {
  const t = useText()
  if (query || isFiltered) {
    return (
      <EmptyState
        art={<ShelfArt kind="search" />}
        title={query ? t('agency.noneFoundTitle', { query }) : t('agency.noneInView')}
        actions={
          <Button variant="default" onClick={onClear}>
            {t('agency.showAll')}
          </Button>
        }
      >
        {t(query ? 'agency.noneFound' : 'agency.noneInViewHint')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      art={<ShelfArt />}
      title={t('agency.accountsEmptyTitle')}
      actions={
        <Button component={Link} to="/settings/account-agency" variant="default">
          {t('agency.openSettings')}
        </Button>
      }
    >
      {t('agency.accountsEmpty')}
    </EmptyState>
  )
}
