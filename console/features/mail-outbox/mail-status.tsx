import type { MailStatus } from '@vitrine/domain/mail/mail-status.ts'
import { StatusBadge, type Tone } from '@vitrine/ui/components/status-badge.tsx'
import type { TextKey } from '@vitrine/ui/i18n/dictionary.ts'
import { useText } from '#app/i18n/language-context.ts'

export const STATUS_LABELS: Record<MailStatus, TextKey> = {
  queued: 'mail.statusQueued',
  kept: 'mail.statusKept',
  sent: 'mail.statusSent',
  failed: 'mail.statusFailed',
}

const TONES: Record<Exclude<MailStatus, 'sent'>, Tone> = { queued: 'info', kept: 'neutral', failed: 'danger' }

/** The normal case, sent, is a plain word. */
export function MailStatusMark({ status }: { status: MailStatus }) {
  const t = useText()
  const label = t(STATUS_LABELS[status])
  return status === 'sent' ? (
    <span className="v-sub">{label}</span>
  ) : (
    <StatusBadge tone={TONES[status]}>{label}</StatusBadge>
  )
}
