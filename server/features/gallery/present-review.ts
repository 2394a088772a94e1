import type { LabelLink, Review } from '@vitrine/site/page-props.ts'
import type { ItemRow } from './card-queries.ts'
import { plainText } from './plain-text.ts'
import { presentFilm, presentPicture } from './present-pictures.ts'

/** A testimonial as visitors read it (GAL-039, GAL-040). */
export function presentReview({ id, page, rating, updated_at }: ItemRow, about: LabelLink | null): Review {
  return {
    id,
    stars: rating,
    title: page.presentation.title || null,
    text: plainText(page.presentation.description || page.description) || null,
    film: presentFilm(page.mainVideo),
    cover: presentPicture(page.media.find((medium) => medium.type === 'image')),
    customerName: page.customer.name || null,
    customerTitle: page.customer.title || null,
    customerPhoto: presentPicture(page.customer.photo),
    at: updated_at.toISOString(),
    about,
  }
}
