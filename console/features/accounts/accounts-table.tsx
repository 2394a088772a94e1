import { Anchor, Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import type { AccountSummary } from '@vitrine/contract/accounts.ts'
import { Initials } from '@vitrine/ui/components/initials.tsx'
import { StatusBadge } from '@vitrine/ui/components/status-badge.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { useRelativeTime } from '#app/i18n/use-relative-time.ts'
import { useChangeView } from '#app/session/use-change-view.ts'

/** Name, plan, site and the way in; on phones name and the way in. */
export function AccountsTable({ accounts }: { accounts: AccountSummary[] }) {
  const t = useText()
  const relativeTime = useRelativeTime()
  const changeView = useChangeView()
  return (
    <table className="v-table">
      <thead>
        <tr>
          <th>{t('tiers.account')}</th>
          <th className="v-hide-phone">{t('tiers.plan')}</th>
          <th className="v-p2">{t('tiers.site')}</th>
          <th className="v-p3">{t('tiers.updated')}</th>
          <th>
            <span className="v-visually-hidden">{t('tiers.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <tr key={account.id}>
            <td className="v-cell-name">
              <div className="v-row-main">
                <Initials name={account.businessName} square size={28} picture={account.logo} />
                <span className="v-title">
                  <bdi>{account.businessName}</bdi>
                </span>
                {account.status === 'Disabled' && (
                  <StatusBadge tone="warning">{t('tiers.statusDisabled')}</StatusBadge>
                )}
              </div>
            </td>
            <td className="v-hide-phone">
              {account.subscriptionType === 'pending' ? (
                <StatusBadge tone="warning">{t('tiers.plan_pending')}</StatusBadge>
              ) : (
                <span className={account.subscriptionType === 'free' ? 'v-sub' : undefined}>
                  {t(`tiers.plan_${account.subscriptionType}`)}
                </span>
              )}
            </td>
            <td className="v-p2">{account.siteUrl && <SiteLink url={account.siteUrl} />}</td>
            <td className="v-p3 v-sub">{relativeTime(account.updatedAt)}</td>
            <td className="end">
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`${t('account.enterAccount')}: ${account.businessName}`}
                loading={changeView.isPending && changeView.variables.accountId === account.id}
                rightSection={<IconArrowRight size={15} className="v-flip" />}
                onClick={() => changeView.mutate({ accountId: account.id })}
              >
                {t('account.enterAccount')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SiteLink({ url }: { url: string }) {
  return (
    <Anchor href={url} target="_blank" rel="noreferrer" fz="sm" dir="ltr">
      {new URL(url).host}
    </Anchor>
  )
}
