import type { MailSummary } from '@vitrine/contract/mail.ts'
import { DEFAULT_LANGUAGE, isLanguage } from '@vitrine/domain/language.ts'
import { MAIL_STATUSES } from '@vitrine/domain/mail/mail-status.ts'

interface MailRow {
  id: string
  recipient: string
  sender: string
  subject: string
  language: string
  status: string
  failure: string | null
  created_at: Date
  sent_at: Date | null
}

export function presentMail(row: MailRow): MailSummary {
  return {
    id: row.id,
    recipient: row.recipient,
    sender: row.sender,
    subject: row.subject,
    language: isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE,
    status: MAIL_STATUSES.find((status) => status === row.status) ?? 'failed',
    failure: row.failure,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
  }
}
