import type { ContentCard } from '@vitrine/contract/content-item.ts'
import type { ReactNode } from 'react'
import { type LanguageContext, useLanguage } from '#app/i18n/language-context.ts'

/** An item that lost its title still needs a name to be called by. */
export const titleOf = (card: Pick<ContentCard, 'title'>, t: LanguageContext['t']): string =>
  card.title.trim() || t('content.untitled')

/** 'Kitchens, Stone · Portland' */
export const categoryAndPlace = (card: ContentCard): string =>
  [card.businessCategories.map(({ label }) => label).join(', '), card.place].filter(Boolean).join(' · ') ||
  '—'

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
