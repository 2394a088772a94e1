import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { FilterBar } from '@vitrine/ui/components/filter-bar.tsx'
import { PageHeader } from '@vitrine/ui/components/page-header.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { SearchField } from '#app/lists/search-field.tsx'
import { useDocumentTitle } from '#app/pages/document-title.ts'
import { useSession } from '#app/session/session-query.ts'
import { AccountList } from './account-list.tsx'
import { NoAccounts, NoneFound } from './empty.tsx'

const route = getRouteApi('/signed-in/my-accounts')

/** The person's own accounts and the way into each (NAV-041, AUT-017). */
export function MyAccountsPage() {
  const t = useText()
  const navigate = useNavigate()
  const { accounts } = useSession()
  const { q = '' } = route.useSearch()
  useDocumentTitle(t('account.myAccountsTitle'))
  const found = accounts.filter((account) =>
    account.businessName.toLocaleLowerCase().includes(q.trim().toLocaleLowerCase()),
  )
  const search = (value: string) =>
    void navigate({ to: '/my-accounts', search: { q: value || undefined }, replace: true })
  return (
    <div className="v-page">
      <PageHeader title={t('account.myAccountsTitle')} purpose={t('account.myAccountsPurpose')} />
      {accounts.length > 0 && (
        <FilterBar
          chips={[]}
          search={<SearchField label={t('account.myAccountsSearch')} words={q} onSearch={search} />}
        />
      )}
      {accounts.length === 0 ? (
        <NoAccounts />
      ) : found.length === 0 ? (
        <NoneFound query={q} onClear={() => search('')} />
      ) : (
        <AccountList accounts={found} />
      )}
    </div>
  )
}
