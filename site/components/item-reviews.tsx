import type { Review } from '../page-props.ts'
import { Customer } from './customer.tsx'
import { FilmFrame } from './film-frame.tsx'
import { useText } from './page-context.tsx'
import { Stars } from './stars.tsx'

/** What customers said of this item, one after the other between rules. */
export function ItemReviews({ reviews }: { reviews: readonly Review[] }) {
  const t = useText()
  if (reviews.length === 0) return null
  return (
    <section aria-label={t('testimonials')} className="reviews">
      {reviews.map((review) => (
        <article key={review.id} className="review">
          {review.stars !== null && <Stars value={review.stars} size="big" />}
          {review.title && <h2 className="title t4">{review.title}</h2>}
          {review.text && <blockquote>{t('quoted', { text: review.text })}</blockquote>}
          {review.film && (
            <FilmFrame film={review.film} title={review.customerName ?? t('testimonials')} ratio="r169" />
          )}
          <Customer review={review} />
        </article>
      ))}
    </section>
  )
}
