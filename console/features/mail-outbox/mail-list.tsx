import type { MailSummary } from '@vitrine/contract/mail.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useRelativeTime } from '#app/i18n/use-relative-time.ts'
import { LoadMore } from '#app/lists/load-more.tsx'
import { useRowCursor } from '#app/lists/use-row-cursor.ts'
import { MailStatusMark } from './mail-status.tsx'

interface Props {
  mails: readonly MailSummary[]
  chosen: string | undefined
  hasMore: boolean
  isLoading: boolean
  onPick: (mailId: string) => void
  onMore: () => void
}

export function MailList({ mails, chosen, hasMore, isLoading, onPick, onMore }: Props) {
  const t = useText()
  const relative = useRelativeTime()
  const cursor = useRowCursor(mails.length, (row) => {
    const mail = mails[row]
    if (mail) onPick(mail.id)
  })
  return (
    <nav className="v-mails" aria-label={t('mail.list')}>
      <ul className="v-plain-list">
        {mails.map((mail, row) => (
          <li key={mail.id} data-cursor={row === cursor || undefined}>
            <button
              type="button"
              aria-current={mail.id === chosen ? 'true' : undefined}
              onClick={() => onPick(mail.id)}
            >
              <span className="v-mails-line">
                <bdi className="v-title">{mail.recipient}</bdi>
                <span className="v-sub v-num">{relative(mail.createdAt)}</span>
              </span>
              <span className="v-mails-line">
                <bdi className="v-sub" lang={mail.language}>
                  {mail.subject}
                </bdi>
                <MailStatusMark status={mail.status} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <LoadMore label={t('mail.loadMore')} hasMore={hasMore} isLoading={isLoading} onLoad={onMore} />
    </nav>
  )
}
