import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { MAIL_STATUSES, type MailStatus } from '@vitrine/domain/mail/mail-status.ts'
import { FilterBar } from '@vitrine/ui/components/filter-bar.tsx'
import { PageHeader } from '@vitrine/ui/components/page-header.tsx'
import { SavedViews } from '@vitrine/ui/components/saved-views.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { ListBody } from '#app/lists/list-body.tsx'
import { SearchField } from '#app/lists/search-field.tsx'
import { useIsPhone } from '#app/lists/use-is-phone.ts'
import { useDocumentTitle } from '#app/pages/document-title.ts'
import { MailList } from './mail-list.tsx'
import { MailPane } from './mail-pane.tsx'
import { STATUS_LABELS } from './mail-status.tsx'
import { mailsQuery } from './mails-query.ts'
import { NoMails, PickMail } from './no-mails.tsx'
import './outbox.css'

const route = getRouteApi('/signed-in/outbox')

/** What the product mailed, for the house; without a mail server the only place to read it (AUT-045). */
export function OutboxPage() {
  const t = useText()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const { q = '', status, mail } = route.useSearch()
  useDocumentTitle(t('mail.title'))
  const list = useInfiniteQuery(mailsQuery(q.trim(), status))
  const mails = list.data?.pages.flatMap((page) => page.items) ?? []
  const delivers = list.data?.pages[0]?.delivers
  const show = (change: { q?: string; status?: MailStatus | undefined; mail?: string | undefined }) => {
    const next = { q, status, mail, ...change }
    void navigate({ to: '/outbox', search: { ...next, q: next.q || undefined }, replace: 'q' in change })
  }
  if (isPhone && mail) return <MailPane mailId={mail} onBack={() => show({ mail: undefined })} />
  return (
    <div className="v-page">
      <PageHeader
        title={t('mail.title')}
        purpose={t(delivers === false ? 'mail.purposeKeeps' : 'mail.purposeDelivers')}
      />
      <SavedViews
        label={t('mail.views')}
        views={[
          { id: 'all', label: t('mail.viewAll') },
          ...MAIL_STATUSES.map((id) => ({ id, label: t(STATUS_LABELS[id]) })),
        ]}
        active={status ?? 'all'}
        onPick={(id) => show({ status: MAIL_STATUSES.find((known) => known === id) })}
      />
      <FilterBar
        chips={[]}
        search={<SearchField label={t('mail.search')} words={q} onSearch={(words) => show({ q: words })} />}
      />
      <ListBody
        query={list}
        failed={t('mail.loadFailed')}
        isEmpty={mails.length === 0}
        empty={
          <NoMails isFiltered={Boolean(q || status)} onClear={() => show({ q: '', status: undefined })} />
        }
      >
        <div className="v-panes">
          <MailList mails={mails} chosen={mail} next={list} onPick={(id) => show({ mail: id })} />
          {!isPhone && (mail ? <MailPane mailId={mail} /> : <PickMail />)}
        </div>
      </ListBody>
    </div>
  )
}
