import type { AccountSummary } from '@vitrine/contract/accounts.ts'
import { StatusBadge } from '@vitrine/ui/components/status-badge.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { OpenRow } from '#app/lists/open-row.tsx'
import { AccountPlan } from './account-plan.tsx'

interface Props {
  accounts: readonly AccountSummary[]
  onOpen: (account: AccountSummary) => void
}

/** On phones: two lines, the whole row opens. */
export function AccountRows({ accounts, onOpen }: Props) {
  const t = useText()
  return (
    <ul className="v-plain-list">
      {accounts.map((account) => (
        <OpenRow
          key={account.id}
          name={account.businessName}
          picture={account.logo}
          mark={
            account.status === 'Disabled' && <StatusBadge tone="danger">{t('agency.disabled')}</StatusBadge>
          }
          onOpen={() => onOpen(account)}
        >
          <span className="v-mrow-line">
            <AccountPlan type={account.subscriptionType} />
            {account.siteUrl && (
              <bdi className="v-sub" dir="ltr">
                {new URL(account.siteUrl).host}
              </bdi>
            )}
          </span>
        </OpenRow>
      ))}
    </ul>
  )
}
