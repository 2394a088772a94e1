import { FIRST_CARDS } from '@vitrine/domain/gallery/paging.ts'
import type { Tx } from '#platform/db/database.ts'
import { loadCards } from './card-queries.ts'
import { findReviews } from './item-queries.ts'
import { type ListCursor, writeCursor } from './list-cursor.ts'
import { type Drawn, frameOf, type PageView } from './page-view.ts'
import { itemHref } from './present-card.ts'
import { reviewsPath } from './present-frame.ts'
import { presentReview } from './present-review.ts'
import { keepVisible } from './visible.ts'

/** All reviews, newest first, with the items they speak of (GAL-009, GAL-039 … GAL-041). */
export async function drawReviews(tx: Tx, view: PageView, after: ListCursor | undefined): Promise<Drawn> {
  const { facts } = view
  const rows = await findReviews(tx, facts, { after, take: FIRST_CARDS + 1 })
  const shown = keepVisible(rows.slice(0, FIRST_CARDS), facts.account, facts.statuses)
  const ids = [...new Set(shown.flatMap(({ related_to }) => related_to ?? []))]
  const items = keepVisible(
    await loadCards(tx, facts.account, facts.statuses, ids),
    facts.account,
    facts.statuses,
  )
  const about = new Map(items.map((item) => [item.id, { label: item.title, href: itemHref(item) }]))
  const path = reviewsPath(facts)
  const last = rows.length > FIRST_CARDS ? shown.at(-1) : undefined
  const upTo = (after?.shown ?? 0) + shown.length
  const frame = await frameOf(
    tx,
    view,
    {
      title: facts.settings.liveSiteTextOptions.testimonialsTitle ?? null,
      description: null,
      picture: null,
      href: path,
      type: 'website',
      isIndexed: !after,
    },
    { current: 'reviews' },
  )
  return {
    kind: 'page',
    status: 200,
    props: {
      page: 'reviews',
      frame,
      title: facts.settings.liveSiteTextOptions.testimonialsTitle ?? null,
      reviews: shown.map((row) => presentReview(row, (row.related_to && about.get(row.related_to)) || null)),
      histogram: facts.reviews.histogram,
      total: facts.reviews.count,
      nextHref: last
        ? `${path}?after=${writeCursor({ updatedAt: last.updated_at, id: last.id, shown: upTo })}`
        : null,
      writeHref: null,
    },
  }
}
