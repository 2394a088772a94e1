import type { ItemPage, PageProps, SiteFrame } from './page-props.ts'

type Data = Record<string, unknown>

/** schema.org data for search engines: the business on every page, the work and its way on an item. */
export function jsonLdOf(page: PageProps): Data[] {
  if (page.page === 'notFound' || page.page === 'disabled' || page.page === 'empty') return []
  return page.page === 'item'
    ? [businessOf(page.frame), workOf(page), crumbsOf(page)]
    : [businessOf(page.frame)]
}

function businessOf({ business, rating, meta }: SiteFrame): Data {
  return bare({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: business.name,
    description: business.description,
    url: new URL('/', meta.canonical).href,
    logo: business.logo && new URL(business.logo.src, meta.canonical).href,
    telephone: business.phone,
    email: business.email,
    address: business.address.length > 0 ? business.address.join(', ') : null,
    sameAs: business.socials.length > 0 ? business.socials.map(({ href }) => href) : null,
    aggregateRating: rating && {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: 5,
    },
  })
}

function workOf(item: ItemPage): Data {
  const { meta } = item.frame
  return bare({
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: item.title,
    description: meta.description,
    url: meta.canonical,
    image: meta.image?.href,
    creator: { '@type': 'LocalBusiness', name: item.frame.business.name },
    locationCreated: item.place && { '@type': 'Place', name: item.place.label },
  })
}

function crumbsOf(item: ItemPage): Data {
  const { meta, galleryHref, business } = item.frame
  const steps = [
    { name: business.name, href: galleryHref },
    ...(item.categories[0] ? [{ name: item.categories[0].label, href: item.categories[0].href }] : []),
    { name: item.title, href: meta.canonical },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: new URL(href, meta.canonical).href,
    })),
  }
}

function bare(data: Data): Data {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== undefined))
}
