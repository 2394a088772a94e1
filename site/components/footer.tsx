import { Logo, PhoneLink } from './header.tsx'
import { useFrame, useText } from './page-context.tsx'
import { Socials } from './socials.tsx'
import { StarsWithNumber } from './stars.tsx'

/** SIT-033, SIT-034: logo or name, social icons, ways to reach the business, rating, copyright. */
export function Footer() {
  const { business, poweredBy, year } = useFrame()
  const t = useText()
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="foot-top">
          <div className="foot-who">
            <Logo />
            {business.description && <p className="small muted">{business.description}</p>}
            <Socials />
          </div>
          <Address />
          <Rated />
        </div>
        <div className="foot-end">
          <span>
            © <bdi className="num">{year}</bdi> <bdi>{business.name}</bdi>. {t('rights')}
          </span>
          {poweredBy && (
            <a href={poweredBy.href} rel="noopener">
              {t('poweredBy', { host: poweredBy.name })}
            </a>
          )}
        </div>
      </div>
    </footer>
  )
}

function Address() {
  const { business } = useFrame()
  const t = useText()
  if (business.address.length === 0 && !business.phone && !business.email) return null
  return (
    <address className="small">
      <b className="title t4">{t('findUs')}</b>
      {business.address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {business.phone && <PhoneLink phone={business.phone} />}
      {business.email && (
        <a href={`mailto:${business.email}`}>
          <bdi className="ltr">{business.email}</bdi>
        </a>
      )}
    </address>
  )
}

function Rated() {
  const { rating, reviewsHref } = useFrame()
  const t = useText()
  if (!rating) return null
  return (
    <div>
      <b className="title t4">{t('ratedByCustomers')}</b>
      <p className="rating">
        <StarsWithNumber value={rating.average} />
        <span className="muted">{t('reviewCount', { count: rating.count })}</span>
      </p>
      {reviewsHref && (
        <p className="small">
          <a className="underlined" href={reviewsHref}>
            {t('readAllReviews')}
          </a>
        </p>
      )}
    </div>
  )
}
