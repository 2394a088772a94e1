import { IconArrowRight } from '@tabler/icons-react'
import type { AccountSummary } from '@vitrine/contract/accounts.ts'
import { Initials } from '@vitrine/ui/components/initials.tsx'
import { StatusBadge } from '@vitrine/ui/components/status-badge.tsx'
import { useText } from '#app/i18n/language-context.ts'
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
        <li className="v-mrow" key={account.id}>
          <button type="button" className="v-mrow-open" onClick={() => onOpen(account)}>
            <Initials name={account.businessName} square size={40} picture={account.logo} />
            <span>
              <bdi className="v-title">{account.businessName}</bdi>
              <span className="v-mrow-line">
                <AccountPlan type={account.subscriptionType} />
                {account.siteUrl && (
                  <bdi className="v-sub" dir="ltr">
                    {new URL(account.siteUrl).host}
                  </bdi>
                )}
              </span>
            </span>
            {account.status === 'Disabled' ? (
              <StatusBadge tone="danger">{t('agency.disabled')}</StatusBadge>
            ) : (
              <IconArrowRight size={18} color="var(--v-subtle)" className="v-flip" aria-hidden />
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
