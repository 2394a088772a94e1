import { Customer } from '../components/customer.tsx'
import { FilmFrame } from '../components/film-frame.tsx'
import { MediaFrame } from '../components/media-frame.tsx'
import { useFormats, useFrame, useText } from '../components/page-context.tsx'
import { Stars } from '../components/stars.tsx'
import type { Review, ReviewsPage } from '../page-props.ts'

/** Longer texts fold (characters). */
const FOLD_AT = 250
/** Short words without picture and title are set large. */
const LARGE_UP_TO = 90

/** GAL-039 … GAL-041: the average, the bars, a wall of reviews. */
export function Reviews({ title, reviews, histogram, total, nextHref, writeHref, frame }: ReviewsPage) {
  const t = useText()
  if (reviews.length === 0) return <NoReviews />
  return (
    <main id="main">
      <div className="wrap">
        <div className="page-head">
          <h1 className="display d7">{title ?? t('reviewsTitle')}</h1>
        </div>
        <div className="score">
          {frame.rating && <Score average={frame.rating.average} histogram={histogram} />}
          <div>
            <p className="score-text">{t('reviewsSentence', { count: total })}</p>
            {writeHref && (
              <a className="btn second" href={writeHref}>
                {t('writeReview')}
              </a>
            )}
          </div>
        </div>
        <div className="wall" data-cards>
          {reviews.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </div>
        {nextHref && (
          <div className="more-cards">
            <a className="btn second" rel="next" href={nextHref}>
              {t('loadMore')}
            </a>
          </div>
        )}
      </div>
    </main>
  )
}

function Score({ average, histogram }: { average: number; histogram: ReviewsPage['histogram'] }) {
  const t = useText()
  const { oneDecimal } = useFormats()
  const most = Math.max(
    1,
    histogram.reduce((sum, count) => sum + count, 0),
  )
  return (
    <>
      <p className="big num">{oneDecimal(average)}</p>
      <ul className="bars">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = histogram[stars - 1] ?? 0
          return (
            <li key={stars}>
              <span className="num">
                {stars}
                <span className="hide"> {t('starRow', { stars })}</span>
              </span>
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={Math.round((count / most) * 100)} height="1" />
              </svg>
              <span className="muted num">{count}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function ReviewCard({ review }: { review: Review }) {
  const t = useText()
  const { film, cover, stars, title, text, about, customerName } = review
  const isLarge = !film && !cover && !title && text !== null && text.length <= LARGE_UP_TO
  return (
    <figure className={isLarge ? 'quote plain' : 'quote'}>
      {film ? (
        <FilmFrame film={film} title={customerName ?? t('reviews')} />
      ) : (
        cover && (
          <MediaFrame
            picture={cover}
            title={title ?? ''}
            ratio="r43"
            box={{ desktopPx: 420, tabletVw: 46, phoneVw: 92, ratio: 4 / 3 }}
          />
        )
      )}
      <div className="in">
        {stars !== null && <Stars value={stars} />}
        {title && <h2 className="title t4">{title}</h2>}
        {text && <Words text={text} />}
        <figcaption>
          <Customer review={review} size="s" />
          {about && (
            <a className="ghost" href={about.href}>
              <span>{about.label || t('seeProject')}</span>
            </a>
          )}
        </figcaption>
      </div>
    </figure>
  )
}

function Words({ text }: { text: string }) {
  const t = useText()
  if (text.length <= FOLD_AT) return <blockquote>{text}</blockquote>
  const at = text.lastIndexOf(' ', FOLD_AT)
  return (
    <blockquote>
      {text.slice(0, at)}
      <details className="more">
        <summary>{t('readMore')}</summary>
        {text.slice(at)}
      </details>
    </blockquote>
  )
}

function NoReviews() {
  const { galleryHref } = useFrame()
  const t = useText()
  return (
    <main id="main" className="wrap quiet">
      <h1 className="display d7">{t('noReviewsTitle')}</h1>
      <p className="lead">{t('noReviewsText')}</p>
      <a className="btn" href={galleryHref}>
        {t('seeOurProjects')}
      </a>
    </main>
  )
}
