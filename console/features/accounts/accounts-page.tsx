import { Anchor, Button } from '@mantine/core'
import { IconArrowsSort } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { FilterBar } from '@vitrine/ui/components/filter-bar.tsx'
import { PageHeader } from '@vitrine/ui/components/page-header.tsx'
import { SavedViews } from '@vitrine/ui/components/saved-views.tsx'
import type { TextKey } from '@vitrine/ui/i18n/dictionary.ts'
import { useText } from '#app/i18n/language-context.ts'
import { ListBody } from '#app/lists/list-body.tsx'
import { SearchField } from '#app/lists/search-field.tsx'
import { ShowMore } from '#app/lists/show-more.tsx'
import { useDocumentTitle } from '#app/pages/document-title.ts'
import { useSession } from '#app/session/session-query.ts'
import { useChangeView } from '#app/session/use-change-view.ts'
import { AccountList } from './account-list.tsx'
import { ACCOUNT_VIEWS, type AccountView, accountsQuery } from './accounts-query.ts'
import { NoAccounts } from './no-accounts.tsx'

const route = getRouteApi('/signed-in/accounts')

const VIEW_LABELS: Record<AccountView, TextKey> = {
  all: 'agency.viewAll',
  paid: 'agency.viewPaid',
  free: 'agency.viewFree',
  pending: 'agency.viewPending',
  disabled: 'agency.viewDisabled',
}

/** The agency's accounts and the way into each (ACC-018, NAV-036). */
export function AccountsPage() {
  const t = useText()
  const navigate = useNavigate()
  const { agency, account } = useSession()
  const { q = '', view = 'all', sort = 'name' } = route.useSearch()
  useDocumentTitle(t('agency.accountsTitle'))
  const list = useInfiniteQuery({
    ...accountsQuery({ agencyId: agency?.id ?? '', search: q.trim(), view, sort }),
    // while an account is being entered this page is on its way out
    enabled: account === null,
  })
  const accounts = list.data?.pages.flatMap((page) => page.items) ?? []
  const show = (change: { q?: string; view?: AccountView; sort?: 'name' | 'newest' }) => {
    const next = { q, view, sort, ...change }
    void navigate({
      to: '/accounts',
      search: {
        q: next.q || undefined,
        view: next.view === 'all' ? undefined : next.view,
        sort: next.sort === 'name' ? undefined : next.sort,
      },
      replace: true,
    })
  }
  return (
    <div className="v-page">
      <AccountsHeader agency={agency?.businessName ?? ''} />
      <SavedViews
        label={t('agency.views')}
        views={ACCOUNT_VIEWS.map((id) => ({ id, label: t(VIEW_LABELS[id]) }))}
        active={view}
        onPick={(id) => show({ view: ACCOUNT_VIEWS.find((known) => known === id) ?? 'all' })}
      />
      <FilterBar
        chips={[]}
        search={
          <SearchField
            label={t('agency.accountsSearch')}
            words={q}
            onSearch={(words) => show({ q: words })}
          />
        }
        end={
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            c="var(--v-muted)"
            leftSection={<IconArrowsSort size={14} />}
            aria-label={`${t('agency.sort')}: ${t(sort === 'name' ? 'agency.sortName' : 'agency.sortNewest')}`}
            onClick={() => show({ sort: sort === 'name' ? 'newest' : 'name' })}
          >
            {t(sort === 'name' ? 'agency.sortName' : 'agency.sortNewest')}
          </Button>
        }
      />
      <ListBody
        query={list}
        failed={t('agency.loadFailed')}
        isEmpty={accounts.length === 0}
        empty={
          <NoAccounts query={q} isFiltered={view !== 'all'} onClear={() => show({ q: '', view: 'all' })} />
        }
      >
        <AccountList accounts={accounts} />
        <ShowMore query={list} />
      </ListBody>
    </div>
  )
}

/** The house looks at an agency from above and finds its way back there (SES-013). */
function AccountsHeader({ agency }: { agency: string }) {
  const t = useText()
  const { user } = useSession()
  const changeView = useChangeView()
  const leave = () => changeView.mutate({ accountId: null, agencyId: null })
  return (
    <PageHeader
      title={t('agency.accountsTitle')}
      purpose={t('agency.accountsPurpose', { agency })}
      crumbsLabel={t('common.breadcrumb')}
      {...(user.type === 'house' && {
        crumbs: [
          {
            label: t('agency.backToAgencies'),
            link: (label) => (
              <Anchor component="button" type="button" fz="xs" onClick={leave}>
                {label}
              </Anchor>
            ),
          },
        ],
      })}
    />
  )
}
