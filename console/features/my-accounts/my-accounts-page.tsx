import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { FilterBar } from '@vitrine/ui/components/filter-bar.tsx'
import { PageHeader } from '@vitrine/ui/components/page-header.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { useDocumentTitle } from '#app/pages/document-title.ts'
import { useSession } from '#app/session/session-query.ts'
import { AccountList } from './account-list.tsx'
import { NoAccounts, NoneFound } from './empty.tsx'
import { myAccountsRoute } from './routes.ts'

/** The person's own accounts and the way into each (NAV-041, AUT-017). */
export function MyAccountsPage() {
  const t = useText()
  const navigate = useNavigate()
  const { accounts } = useSession()
  const { q = '' } = myAccountsRoute.useSearch()
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
          search={
            <TextInput
              className="v-search"
              variant="filled"
              size="xs"
              w={260}
              data-page-search
              aria-label={t('account.myAccountsSearch')}
              placeholder={t('account.myAccountsSearch')}
              leftSection={<IconSearch size={14} />}
              value={q}
              onChange={(event) => search(event.currentTarget.value)}
            />
          }
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
