import type { MailSummary } from '@vitrine/contract/mail.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useRelativeTime } from '#app/i18n/use-relative-time.ts'
import { type NextPage, ShowMore } from '#app/lists/show-more.tsx'
import { useRowCursor } from '#app/lists/use-row-cursor.ts'
import { MailStatusMark } from './mail-status.tsx'

interface Props {
  mails: readonly MailSummary[]
  chosen: string | undefined
  next: NextPage
  onPick: (mailId: string) => void
}

export function MailList({ mails, chosen, next, onPick }: Props) {
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
      <ShowMore query={next} />
    </nav>
  )
}
