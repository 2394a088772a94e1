import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { EmptyState } from '@vitrine/ui/components/empty-state.tsx'
import { FilterBar } from '@vitrine/ui/components/filter-bar.tsx'
import { PageHeader } from '@vitrine/ui/components/page-header.tsx'
import { ShelfArt } from '@vitrine/ui/components/shelf-art.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { ListBody } from '#app/lists/list-body.tsx'
import { SearchField } from '#app/lists/search-field.tsx'
import { ShowMore } from '#app/lists/show-more.tsx'
import { useDocumentTitle } from '#app/pages/document-title.ts'
import { useSession } from '#app/session/session-query.ts'
import { agenciesQuery } from './agencies-query.ts'
import { AgencyList } from './agency-list.tsx'

const route = getRouteApi('/signed-in/agency')

/** The house's agencies and the way into each (ACC-020, NAV-035). */
export function AgenciesPage() {
  const t = useText()
  const navigate = useNavigate()
  const { q = '' } = route.useSearch()
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
        search={<SearchField label={t('agency.agenciesSearch')} words={q} onSearch={search} />}
      />
      <ListBody
        query={list}
        failed={t('agency.loadFailed')}
        isEmpty={agencies.length === 0}
        empty={<NoAgencies query={q} onClear={() => search('')} />}
      >
        <AgencyList agencies={agencies} />
        <ShowMore query={list} />
      </ListBody>
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
