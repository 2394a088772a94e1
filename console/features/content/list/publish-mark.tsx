import { IconStarFilled, IconWorld } from '@tabler/icons-react'
import type { PublishStatus } from '@vitrine/domain/content/status.ts'
import { StatusBadge } from '@vitrine/ui/components/status-badge.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { STATUS_TEXT } from '../data/status-look.ts'

/** What is public gets a badge; what is not stays grey words. */
export function PublishMark({ publish }: { publish: PublishStatus }) {
  const t = useText()
  if (publish === 'notPublished') return <span className="v-unpublished">{t(STATUS_TEXT[publish])}</span>
  return (
    <StatusBadge
      tone={publish === 'featured' ? 'violet' : 'success'}
      icon={publish === 'featured' && <IconStarFilled size={10} aria-hidden />}
    >
      {t(STATUS_TEXT[publish])}
    </StatusBadge>
  )
}

/** The same on phones, where only an icon has room. */
export function PublishIcon({ publish }: { publish: PublishStatus }) {
  const t = useText()
  const label = { role: 'img', 'aria-label': t(STATUS_TEXT[publish]) }
  if (publish === 'published') return <IconWorld size={18} color="var(--v-success-dot)" {...label} />
  if (publish === 'featured') return <IconStarFilled size={16} color="var(--v-violet-dot)" {...label} />
  return null
}
