import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { PageHeader } from '@vitrine/ui/components/page-header.tsx'
import { boot } from '#app/boot.ts'
import { useText } from '#app/i18n/language-context.ts'
import { ListBody } from '#app/lists/list-body.tsx'
import { useDocumentTitle } from '#app/pages/document-title.ts'
import { useSession } from '#app/session/session-query.ts'
import { AccountFilters } from './account-filters.tsx'
import { accountsQuery } from './accounts-query.ts'
import { AccountsTable } from './accounts-table.tsx'
import { NoAccounts, NoneFound } from './empty.tsx'
import { type AccountsSearch, accountsRoute } from './routes.ts'

/** The accounts of an agency and the way into each (ACC-018, NAV-036). */
export function AccountsPage() {
  const t = useText()
  const navigate = useNavigate()
  const { agency } = useSession()
  const search = accountsRoute.useSearch()
  const query = useInfiniteQuery(accountsQuery(search))
  const accounts = query.data?.pages.flatMap((page) => page.items) ?? []
  const change = (part: Partial<AccountsSearch>) =>
    void navigate({ to: '/accounts', search: { ...search, ...part }, replace: true })
  useDocumentTitle(t('navigation.accounts'))
  const isFiltered = Boolean(search.q || search.status || search.plan)
  return (
    <div className="v-page">
      <PageHeader
        title={t('navigation.accounts')}
        purpose={t('tiers.accountsPurpose', { agency: agency?.businessName ?? boot.host.businessName })}
      />
      <AccountFilters search={search} onChange={change} />
      <ListBody
        query={query}
        isEmpty={accounts.length === 0}
        empty={
          isFiltered ? (
            <NoneFound onClear={() => change({ q: undefined, status: undefined, plan: undefined })} />
          ) : (
            <NoAccounts />
          )
        }
      >
        <AccountsTable accounts={accounts} />
      </ListBody>
    </div>
  )
}
