import { splitTagKey } from '@vitrine/domain/content/public-copy.ts'
import { filterHref } from '@vitrine/domain/gallery/filter-query.ts'
import { NO_FILTERS } from '@vitrine/domain/gallery/filters.ts'
import { contentTypePath, servicePath, tagHref } from '@vitrine/domain/gallery/links.ts'
import { ratingSummary } from '@vitrine/domain/gallery/rating.ts'
import type { Language } from '@vitrine/domain/language.ts'
import type { ItemPage, Place, Shot } from '@vitrine/site/page-props.ts'
import type { Tx } from '#platform/db/database.ts'
import { type ItemRow, loadCards } from './card-queries.ts'
import { cleanHtml } from './clean-html.ts'
import { findReviews, findSurroundings } from './item-queries.ts'
import { type Drawn, frameOf, notFoundPage, type PageView } from './page-view.ts'
import { plainText } from './plain-text.ts'
import { itemHref, presentCard } from './present-card.ts'
import { presentFields } from './present-facts.ts'
import { GALLERY_PATH } from './present-frame.ts'
import { presentFilm, presentPicture } from './present-pictures.ts'
import { presentReview } from './present-review.ts'
import { publicPlace } from './public-place.ts'
import { keepVisible } from './visible.ts'

/** Reviews printed on an item's own page; the others stand among all reviews. */
const ITEM_REVIEWS = 10

/** An item's own page (GAL-013, GAL-027); `found` is what its address named. */
export async function drawItem(tx: Tx, view: PageView, found: ItemRow | undefined): Promise<Drawn> {
  const { facts } = view
  const [item] = keepVisible(found ? [found] : [], facts.account, facts.statuses)
  if (!item) return notFoundPage(view)
  const around = await findSurroundings(tx, facts, item)
  const related = await loadCards(tx, facts.account, facts.statuses, around.relatedIds)
  const reviews = facts.settings.activateReviews
    ? await findReviews(tx, facts, { about: item.id, take: ITEM_REVIEWS })
    : []
  const { page } = item
  const shots = presentShots(item)
  const lead = plainText(page.presentation.description) || null
  const frame = await frameOf(
    tx,
    view,
    {
      title: page.seo.title || item.title,
      description: page.seo.description || lead || plainText(page.description),
      picture: presentPicture(item.card.cover),
      href: itemHref(item),
      type: 'article',
      isIndexed: true,
    },
    { current: 'gallery' },
  )
  const neighbour = (row: typeof around.next) => (row ? { href: itemHref(row), title: row.title } : null)
  const props: ItemPage = {
    page: 'item',
    frame,
    id: item.id,
    title: item.title,
    lead,
    descriptionHtml: cleanHtml(page.description) || null,
    shots,
    comparisons: presentComparisons(item),
    reviews: keepVisible(reviews, facts.account, facts.statuses).map((review) => presentReview(review, null)),
    rating: facts.settings.isShowRatingStars ? ratingSummary(reviews.map(({ rating }) => rating)) : null,
    categories: item.b_c.map((label) => ({
      label,
      href: filterHref({ ...NO_FILTERS, categories: [label] }, GALLERY_PATH),
    })),
    services: item.b_s.map((label) => ({ label, href: servicePath(label) })),
    tags: item.b_l.map(splitTagKey).map((tag) => ({ label: tag.tag, href: tagHref(GALLERY_PATH, tag) })),
    contentType: page.contentType.label
      ? { label: page.contentType.label, href: contentTypePath(page.contentType.label) }
      : null,
    facts: presentFields(page.customFields, facts.language),
    place: presentPlace(item, facts.language),
    previous: neighbour(around.previous),
    next: neighbour(around.next),
    related: keepVisible(related, facts.account, facts.statuses).map((row) => presentCard(row, facts)),
  }
  return { kind: 'page', status: 200, props }
}

/** The main film first, then pictures and films in the owner's order; audio and documents are left out. */
function presentShots({ page }: ItemRow): Shot[] {
  const main = presentFilm(page.mainVideo)
  const media = page.media.flatMap((medium): Shot[] => {
    if (medium.type === 'image') {
      const picture = presentPicture(medium)
      return picture ? [{ kind: 'picture', ...picture }] : []
    }
    const film = presentFilm(medium)
    return film && film.src !== main?.src ? [{ kind: 'film', ...film }] : []
  })
  return main ? [{ kind: 'film', ...main }, ...media] : media
}

/** GAL-042: both sides have a picture. */
function presentComparisons({ page }: ItemRow): ItemPage['comparisons'] {
  const before = presentPicture(page.before)
  const after = presentPicture(page.after)
  if (!before || !after) return []
  return [{ title: null, description: null, before, after }]
}

function presentPlace(item: ItemRow, language: Language): Place | null {
  const { page, card } = item
  const { address, coords, isRough } = publicPlace(item)
  const area = [page.neighborhood, page.city].filter(Boolean).join(language === 'ar' ? '، ' : ', ')
  const label = area || card.place || address
  if (!label) return null
  return {
    label,
    point: coords && { latitude: coords.lat, longitude: coords.lng },
    precision: isRough ? 'approximate' : 'exact',
  }
}
