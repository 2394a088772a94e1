import type { AgencySummary } from '@vitrine/contract/agencies.ts'
import { Initials } from '@vitrine/ui/components/initials.tsx'
import { StatusBadge } from '@vitrine/ui/components/status-badge.tsx'
import { useLanguage } from '#app/i18n/language-context.ts'
import { formatDate } from '#app/i18n/use-relative-time.ts'
import { HostLink } from '#app/lists/host-link.tsx'
import { OpenButton } from '#app/lists/open-button.tsx'
import { OpenRow } from '#app/lists/open-row.tsx'
import { RowKeys } from '#app/lists/row-keys.tsx'
import { useIsPhone } from '#app/lists/use-is-phone.ts'
import { useRowCursor } from '#app/lists/use-row-cursor.ts'
import { useChangeView } from '#app/session/use-change-view.ts'

/** One row per agency; entering it shows the product as the agency sees it (SES-007). */
export function AgencyList({ agencies }: { agencies: readonly AgencySummary[] }) {
  const changeView = useChangeView()
  const isPhone = useIsPhone()
  const enter = (agency: AgencySummary | undefined) =>
    agency && !changeView.isPending && changeView.mutate({ accountId: null, agencyId: agency.id })
  const cursor = useRowCursor(agencies.length, (row) => enter(agencies[row]))
  const entering = changeView.isPending ? changeView.variables.agencyId : undefined
  return isPhone ? (
    <PhoneRows agencies={agencies} onEnter={enter} />
  ) : (
    <Table agencies={agencies} cursor={cursor} entering={entering ?? undefined} onEnter={enter} />
  )
}

interface Rows {
  agencies: readonly AgencySummary[]
  onEnter: (agency: AgencySummary) => void
}

function Table({
  agencies,
  cursor,
  entering,
  onEnter,
}: Rows & { cursor: number; entering: string | undefined }) {
  const { t, locale } = useLanguage()
  return (
    <>
      <table className="v-table v-table--tight">
        <thead>
          <tr>
            <th>{t('agency.agency')}</th>
            <th className="v-p2">{t('agency.address')}</th>
            <th className="end">{t('agency.accountsCount')}</th>
            <th className="v-p3">{t('agency.since')}</th>
            <th>
              <span className="v-visually-hidden">{t('agency.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {agencies.map((agency, row) => (
            <tr key={agency.id} data-cursor={row === cursor || undefined}>
              <td>
                <div className="v-row-main">
                  <Initials name={agency.businessName} square size={22} />
                  <bdi className="v-title">{agency.businessName}</bdi>
                  {agency.appName !== agency.businessName && <bdi className="v-sub">{agency.appName}</bdi>}
                  {agency.advancedAgency && <StatusBadge tone="violet">{t('agency.advanced')}</StatusBadge>}
                </div>
              </td>
              <td className="v-p2 v-sub">
                <HostLink url={agency.url} none={t('agency.noAddress')} />
              </td>
              <td className="end v-num">{agency.accountCount}</td>
              <td className="v-p3 v-sub v-num">{formatDate(Date.parse(agency.createdAt), locale)}</td>
              <td className="end">
                <OpenButton
                  label={t('agency.enter')}
                  name={agency.businessName}
                  isOpening={entering === agency.id}
                  onOpen={() => onEnter(agency)}
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

function PhoneRows({ agencies, onEnter }: Rows) {
  const { t } = useLanguage()
  return (
    <ul className="v-plain-list">
      {agencies.map((agency) => (
        <OpenRow key={agency.id} name={agency.businessName} picture={null} onOpen={() => onEnter(agency)}>
          <span className="v-sub v-num">{t('agency.accountsNumber', { count: agency.accountCount })}</span>
        </OpenRow>
      ))}
    </ul>
  )
}
