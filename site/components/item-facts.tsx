import { Fragment } from 'react'
import type { ItemPage, LabelLink } from '../page-props.ts'
import { useFormats, useText } from './page-context.tsx'

/** Location, categories, services, the owner's own fields, rating. What is missing prints nothing. */
export function ItemFacts({ item }: { item: ItemPage }) {
  const t = useText()
  const { oneDecimal } = useFormats()
  const { place, categories, services, facts, rating } = item
  const isEmpty = !place && categories.length + services.length + facts.length === 0 && !rating
  if (isEmpty) return null
  return (
    <dl className="dl">
      {place && (
        <div>
          <dt>{t('location')}</dt>
          <dd>{place.label}</dd>
        </div>
      )}
      <Links term={t('categories')} links={categories} />
      <Links term={t('services')} links={services} />
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {rating && (
        <div>
          <dt>{t('rating')}</dt>
          <dd>{t('ratingFrom', { average: oneDecimal(rating.average), count: rating.count })}</dd>
        </div>
      )}
    </dl>
  )
}

function Links({ term, links }: { term: string; links: readonly LabelLink[] }) {
  const { comma } = useFormats()
  if (links.length === 0) return null
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {links.map(({ label, href }, at) => (
          <Fragment key={label}>
            {at > 0 && comma}
            <a href={href}>{label}</a>
          </Fragment>
        ))}
      </dd>
    </div>
  )
}
