import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { MAIL_STATUSES, type MailStatus } from '@vitrine/domain/mail/mail-status.ts'
import { FilterBar } from '@vitrine/ui/components/filter-bar.tsx'
import { PageHeader } from '@vitrine/ui/components/page-header.tsx'
import { SavedViews } from '@vitrine/ui/components/saved-views.tsx'
import { TableSkeleton } from '@vitrine/ui/components/table-skeleton.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { ListFailed } from '#app/lists/list-state.tsx'
import { useIsPhone } from '#app/lists/use-is-phone.ts'
import { useDocumentTitle } from '#app/pages/document-title.ts'
import { MailList } from './mail-list.tsx'
import { MailPane } from './mail-pane.tsx'
import { STATUS_LABELS } from './mail-status.tsx'
import { mailsQuery } from './mails-query.ts'
import { NoMails, PickMail } from './no-mails.tsx'
import { outboxRoute } from './routes.ts'
import './outbox.css'

/** What the product mailed, for the house; without a mail server the only place to read it (AUT-045). */
export function OutboxPage() {
  const t = useText()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const { q = '', status, mail } = outboxRoute.useSearch()
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
        search={
          <TextInput
            className="v-search"
            variant="filled"
            size="xs"
            w={260}
            data-page-search
            aria-label={t('mail.search')}
            placeholder={t('mail.search')}
            leftSection={<IconSearch size={14} />}
            value={q}
            onChange={(event) => show({ q: event.currentTarget.value })}
          />
        }
      />
      {list.isPending ? (
        <TableSkeleton label={t('common.loading')} rows={8} />
      ) : list.isError ? (
        <ListFailed title={t('mail.loadFailed')} error={list.error} onRetry={() => void list.refetch()} />
      ) : mails.length === 0 ? (
        <NoMails isFiltered={Boolean(q || status)} onClear={() => show({ q: '', status: undefined })} />
      ) : (
        <div className="v-panes">
          <MailList
            mails={mails}
            chosen={mail}
            hasMore={list.hasNextPage}
            isLoading={list.isFetchingNextPage}
            onPick={(id) => show({ mail: id })}
            onMore={() => void list.fetchNextPage()}
          />
          {!isPhone && (mail ? <MailPane mailId={mail} /> : <PickMail />)}
        </div>
      )}
    </div>
  )
}
