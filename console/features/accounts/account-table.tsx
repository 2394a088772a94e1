import type { AccountSummary } from '@vitrine/contract/accounts.ts'
import { Initials } from '@vitrine/ui/components/initials.tsx'
import { StatusBadge } from '@vitrine/ui/components/status-badge.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { useRelativeTime } from '#app/i18n/use-relative-time.ts'
import { HostLink } from '#app/lists/host-link.tsx'
import { OpenButton } from '#app/lists/open-button.tsx'
import { RowKeys } from '#app/lists/row-keys.tsx'
import { AccountPlan } from './account-plan.tsx'

interface Props {
  accounts: readonly AccountSummary[]
  cursor: number
  /** The account that is being opened. */
  opening: string | null
  onOpen: (account: AccountSummary) => void
}

export function AccountTable({ accounts, cursor, opening, onOpen }: Props) {
  const t = useText()
  const relative = useRelativeTime()
  return (
    <>
      <table className="v-table v-table--tight">
        <thead>
          <tr>
            <th>{t('agency.account')}</th>
            <th>{t('agency.plan')}</th>
            <th className="v-p2">{t('agency.address')}</th>
            <th className="v-p3">{t('agency.updated')}</th>
            <th>
              <span className="v-visually-hidden">{t('agency.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {accounts.map((account, row) => (
            <tr key={account.id} data-cursor={row === cursor || undefined}>
              <td>
                <div className="v-row-main">
                  <Initials name={account.businessName} square size={22} picture={account.logo} />
                  <bdi className="v-title">{account.businessName}</bdi>
                  {account.status === 'Disabled' && (
                    <StatusBadge tone="danger">{t('agency.disabled')}</StatusBadge>
                  )}
                </div>
              </td>
              <td>
                <AccountPlan type={account.subscriptionType} />
              </td>
              <td className="v-p2 v-sub">
                <HostLink url={account.siteUrl} none={t('agency.noAddress')} />
              </td>
              <td className="v-p3 v-sub v-num">{relative(account.updatedAt)}</td>
              <td className="end">
                <OpenButton
                  label={t('agency.open')}
                  name={account.businessName}
                  isOpening={opening === account.id}
                  onOpen={() => onOpen(account)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <RowKeys />
    </>
  )
}
