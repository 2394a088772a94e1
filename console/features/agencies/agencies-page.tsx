import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { EmptyState } from '@vitrine/ui/components/empty-state.tsx'
import { FilterBar } from '@vitrine/ui/components/filter-bar.tsx'
import { PageHeader } from '@vitrine/ui/components/page-header.tsx'
import { ShelfArt } from '@vitrine/ui/components/shelf-art.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { ListBody } from '#app/lists/list-body.tsx'
import { SearchField } from '#app/lists/search-field.tsx'
import { useSearchText } from '#app/lists/use-search-text.ts'
import { useDocumentTitle } from '#app/pages/document-title.ts'
import { agenciesQuery } from './agencies-query.ts'
import { AgenciesTable } from './agencies-table.tsx'
import { agenciesRoute } from './routes.ts'

/** Every agency of the house and the way into each (ACC-020, NAV-035). */
export function AgenciesPage() {
  const t = useText()
  const navigate = useNavigate()
  const { q } = agenciesRoute.useSearch()
  const query = useInfiniteQuery(agenciesQuery(q))
  const agencies = query.data?.pages.flatMap((page) => page.items) ?? []
  const search = (text: string) =>
    void navigate({ to: '/agency', search: { q: text || undefined }, replace: true })
  const [text, setText] = useSearchText(q ?? '', search)
  useDocumentTitle(t('navigation.agencies'))
  return (
    <div className="v-page">
      <PageHeader title={t('navigation.agencies')} purpose={t('tiers.agenciesPurpose')} />
      <FilterBar
        chips={[]}
        search={<SearchField label={t('tiers.searchAgencies')} value={text} onChange={setText} />}
      />
      <ListBody
        query={query}
        isEmpty={agencies.length === 0}
        empty={<Empty isFiltered={Boolean(q)} onClear={() => search('')} />}
      >
        <AgenciesTable agencies={agencies} />
      </ListBody>
    </div>
  )
}

function Empty({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useText()
  if (!isFiltered) {
    return (
      <EmptyState art={<ShelfArt />} title={t('tiers.noAgenciesTitle')}>
        {t('tiers.noAgencies')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      art={<ShelfArt kind="search" />}
      title={t('tiers.noneFoundTitle')}
      actions={
        <Button variant="default" onClick={onClear}>
          {t('account.clearSearch')}
        </Button>
      }
    >
      {t('tiers.noneFound')}
    </EmptyState>
  )
}
