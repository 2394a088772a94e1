import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { EmptyState } from '@vitrine/ui/components/empty-state.tsx'
import { FilterBar } from '@vitrine/ui/components/filter-bar.tsx'
import { PageHeader } from '@vitrine/ui/components/page-header.tsx'
import { ShelfArt } from '@vitrine/ui/components/shelf-art.tsx'
import { TableSkeleton } from '@vitrine/ui/components/table-skeleton.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { ListFailed } from '#app/lists/list-state.tsx'
import { LoadMore } from '#app/lists/load-more.tsx'
import { useDocumentTitle } from '#app/pages/document-title.ts'
import { useSession } from '#app/session/session-query.ts'
import { agenciesQuery } from './agencies-query.ts'
import { AgencyList } from './agency-list.tsx'
import { agenciesRoute } from './routes.ts'

/** The house's agencies and the way into each (ACC-020, NAV-035). */
export function AgenciesPage() {
  const t = useText()
  const navigate = useNavigate()
  const { q = '' } = agenciesRoute.useSearch()
  useDocumentTitle(t('agency.agenciesTitle'))
  const { viewRole } = useSession()
  // while an agency is being entered this page is on its way out
  const list = useInfiniteQuery({ ...agenciesQuery(q.trim()), enabled: viewRole === 'house' })
  const agencies = list.data?.pages.flatMap((page) => page.items) ?? []
  const search = (value: string) =>
    void navigate({ to: '/agency', search: { q: value || undefined }, replace: true })
  return (
    <div className="v-page">
      <PageHeader title={t('agency.agenciesTitle')} purpose={t('agency.agenciesPurpose')} />
      <FilterBar
        chips={[]}
        search={
          <TextInput
            className="v-search"
            variant="filled"
            size="xs"
            w={260}
            data-page-search
            aria-label={t('agency.agenciesSearch')}
            placeholder={t('agency.agenciesSearch')}
            leftSection={<IconSearch size={14} />}
            value={q}
            onChange={(event) => search(event.currentTarget.value)}
          />
        }
      />
      {list.isPending ? (
        <TableSkeleton label={t('common.loading')} rows={8} />
      ) : list.isError ? (
        <ListFailed title={t('agency.loadFailed')} error={list.error} onRetry={() => void list.refetch()} />
      ) : agencies.length === 0 ? (
        <NoAgencies query={q} onClear={() => search('')} />
      ) : (
        <>
          <AgencyList agencies={agencies} />
          <LoadMore
            label={t('agency.loadMore')}
            hasMore={list.hasNextPage}
            isLoading={list.isFetchingNextPage}
            onLoad={() => void list.fetchNextPage()}
          />
        </>
      )}
    </div>
  )
}

function NoAgencies({ query, onClear }: { query: string; onClear: () => void }) {
  const t = useText()
  if (!query) {
    return (
      <EmptyState art={<ShelfArt />} title={t('agency.agenciesEmptyTitle')}>
        {t('agency.agenciesEmpty')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      art={<ShelfArt kind="search" />}
      title={t('agency.noneFoundTitle', { query })}
      actions={
        <Button variant="default" onClick={onClear}>
          {t('agency.clearSearch')}
        </Button>
      }
    >
      {t('agency.noneFound')}
    </EmptyState>
  )
}
