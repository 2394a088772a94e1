import { Link } from '@tanstack/react-router'
import type { ContentCard } from '@vitrine/contract/content-item.ts'
import { Stage } from '@vitrine/ui/components/stage.tsx'
import type { ReactNode } from 'react'
import { type LanguageContext, useLanguage } from '#app/i18n/language-context.ts'
import { useRelativeTime } from '#app/i18n/use-relative-time.ts'
import { STATUS_DOT, STATUS_TEXT } from '../data/status-look.ts'

/** An item that lost its title still needs a name to be called by. */
export const titleOf = (card: Pick<ContentCard, 'title'>, t: LanguageContext['t']): string =>
  card.title.trim() || t('content.untitled')

/** 'Kitchens, Stone · Portland' */
export const categoryAndPlace = (card: ContentCard): string =>
  [card.businessCategories.map(({ label }) => label).join(', '), card.place].filter(Boolean).join(' · ') ||
  '—'

interface TitleProps {
  card: ContentCard
  isTrash: boolean
  onOpen: () => void
}

/** The item's name; it leads to the item unless that is in the trash. */
export function CardTitle({ card, isTrash, onOpen }: TitleProps) {
  const { t } = useLanguage()
  const title = titleOf(card, t)
  if (isTrash) {
    return (
      <span className="v-title" dir="auto">
        {title}
      </span>
    )
  }
  return (
    <Link
      className="v-title v-rowlink"
      dir="auto"
      to="/content/$contentId/{-$tab}"
      params={{ contentId: card.id }}
      onClick={onOpen}
    >
      {title}
    </Link>
  )
}

export function CardStage({ card }: { card: ContentCard }) {
  const { t } = useLanguage()
  return <Stage color={STATUS_DOT[card.status.content]}>{t(STATUS_TEXT[card.status.content])}</Stage>
}

/** When the item changed last, or went to the trash. */
export function CardTime({ card }: { card: ContentCard }) {
  const ago = useRelativeTime()
  const at = card.deleteDate ?? card.updateDate
  return <ExactTime at={at}>{ago(at)}</ExactTime>
}

/** Relative words; the exact time on hover. */
export function ExactTime({ at, children }: { at: string; children: ReactNode }) {
  const { locale } = useLanguage()
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(
    Date.parse(at),
  )
  return (
    <time dateTime={at} title={exact}>
      {children}
    </time>
  )
}
