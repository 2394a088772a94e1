import type { Session } from '@vitrine/contract/session.ts'
import { Initials } from '@vitrine/ui/components/initials.tsx'
import { StatusBadge } from '@vitrine/ui/components/status-badge.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { OpenButton } from '#app/lists/open-button.tsx'
import { useSession } from '#app/session/session-query.ts'
import { useChangeView } from '#app/session/use-change-view.ts'
import './account-list.css'

/** One row per account; Enter opens it. */
export function AccountList({ accounts }: { accounts: Session['accounts'] }) {
  const t = useText()
  const { account: shown } = useSession()
  const changeView = useChangeView()
  return (
    <ul className="v-accounts">
      {accounts.map((account) => (
        <li className="v-mrow" key={account.id}>
          <Initials name={account.businessName} square size={36} picture={account.logo} />
          <div className="v-title">
            <bdi>{account.businessName}</bdi>
          </div>
          {account.id === shown?.id && <StatusBadge tone="brand">{t('account.accountOpenNow')}</StatusBadge>}
          <OpenButton
            label={t('account.enterAccount')}
            name={account.businessName}
            size="sm"
            isOpening={changeView.isPending && changeView.variables.accountId === account.id}
            onOpen={() => changeView.mutate({ accountId: account.id })}
          />
        </li>
      ))}
    </ul>
  )
}
