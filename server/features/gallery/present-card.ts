import { itemPath } from '@vitrine/domain/gallery/links.ts'
import { ratingSummary } from '@vitrine/domain/gallery/rating.ts'
import type { Card } from '@vitrine/site/page-props.ts'
import type { CardRow } from './card-queries.ts'
import { plainText } from './plain-text.ts'
import { presentPicture } from './present-pictures.ts'
import type { SiteFacts } from './site-facts.ts'

/** A card of the list, of related items and of the map (GAL-026). */
export function presentCard(row: CardRow, { settings }: SiteFacts): Card {
  const { card } = row
  return {
    id: row.id,
    href: itemHref(row),
    title: row.title,
    cover: presentPicture(card.cover),
    rating: settings.activateReviews && settings.isShowRatingStars ? ratingSummary(row.ratings) : null,
    snippet: (settings.activateReviews && plainText(row.snippet ?? '')) || null,
    place: card.place || null,
    hasVideo: card.hasVideo,
    hasBeforeAfter: card.hasBeforeAfter,
    isFeatured: row.s_p === 'featured',
  }
}

export function itemHref(row: { permalink: string; title: string; id: string }): string {
  return itemPath({ permalink: row.permalink, title: row.title, uid: row.id })
}
