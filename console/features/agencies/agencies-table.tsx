import { Anchor, Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import type { AgencySummary } from '@vitrine/contract/agencies.ts'
import { Initials } from '@vitrine/ui/components/initials.tsx'
import { StatusBadge } from '@vitrine/ui/components/status-badge.tsx'
import { useLanguage } from '#app/i18n/language-context.ts'
import { formatDate } from '#app/i18n/use-relative-time.ts'
import { useChangeView } from '#app/session/use-change-view.ts'

/** Name, host, number of accounts, since when, and the way in. */
export function AgenciesTable({ agencies }: { agencies: AgencySummary[] }) {
  const { t, locale } = useLanguage()
  const changeView = useChangeView()
  return (
    <table className="v-table">
      <thead>
        <tr>
          <th>{t('tiers.agency')}</th>
          <th className="v-p2">{t('tiers.host')}</th>
          <th className="end v-hide-phone">{t('tiers.accountCount')}</th>
          <th className="v-p3">{t('tiers.since')}</th>
          <th>
            <span className="v-visually-hidden">{t('tiers.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {agencies.map((agency) => (
          <tr key={agency.id}>
            <td className="v-cell-name">
              <div className="v-row-main">
                <Initials name={agency.businessName} square size={28} picture={agency.logo} />
                <span className="v-title">
                  <bdi>{agency.businessName}</bdi>
                </span>
                {agency.advancedAgency && <StatusBadge tone="violet">{t('tiers.advanced')}</StatusBadge>}
              </div>
            </td>
            <td className="v-p2">
              {agency.url && (
                <Anchor href={agency.url} target="_blank" rel="noreferrer" fz="sm" dir="ltr">
                  {new URL(agency.url).host}
                </Anchor>
              )}
            </td>
            <td className="end v-num v-hide-phone">
              {new Intl.NumberFormat(locale).format(agency.accountCount)}
            </td>
            <td className="v-p3 v-sub">{formatDate(Date.parse(agency.createdAt), locale)}</td>
            <td className="end">
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`${t('account.enterAccount')}: ${agency.businessName}`}
                loading={changeView.isPending && changeView.variables.agencyId === agency.id}
                rightSection={<IconArrowRight size={15} className="v-flip" />}
                onClick={() => changeView.mutate({ accountId: null, agencyId: agency.id })}
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
