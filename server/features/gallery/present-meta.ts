import { cutAtWord } from '@vitrine/domain/gallery/titles.ts'
import { renditionUrl } from '@vitrine/domain/media/rendition-names.ts'
import type { PageMeta, Picture } from '@vitrine/site/page-props.ts'
import type { PageMetaRow } from './meta-queries.ts'
import type { SiteFacts } from './site-facts.ts'

/** Characters of a description that search engines show. */
export const DESCRIPTION_MAX = 160

export interface MetaInput {
  /** What the page is about; null for the site's first page. */
  title: string | null
  description: string | null
  /** Of the item; null takes the site's. */
  picture: Picture | null
  origin: string
  /** Path and query of the page's one address. */
  href: string
  type: PageMeta['type']
  isIndexed: boolean
  /** What the owner wrote for this very address; it wins over everything (SIT-054). */
  record: PageMetaRow | undefined
}

/** SIT-054, SIT-055, HST-022: the page's record, then the item's own words, then the business. */
export function presentMeta({ row, ...site }: SiteFacts, input: MetaInput): PageMeta {
  const { record } = input
  const picture = input.picture ?? site.picture
  const title = input.title ? `${input.title} · ${row.business_name}` : row.business_name
  const description = input.description?.trim() || row.description.trim()
  return {
    title: record?.meta_title || title,
    description: record?.meta_description || cutAtWord(description, DESCRIPTION_MAX) || null,
    author: record?.meta_author || null,
    keywords: record?.meta_keywords || null,
    canonical: new URL(input.href, input.origin).href,
    image: picture && presentImage(picture, input),
    type: input.type,
    isIndexed: input.isIndexed,
  }
}

function presentImage(picture: Picture, { origin, title }: MetaInput): PageMeta['image'] {
  // fitted into the box and never enlarged, as the renditions are
  const scale = Math.min(1, 1280 / (picture.width || 1280), 720 / (picture.height || 720))
  return {
    href: new URL(renditionUrl(picture.thumb, '1280x720', 'jpg'), origin).href,
    width: Math.round((picture.width || 1280) * scale),
    height: Math.round((picture.height || 720) * scale),
    alt: picture.alt ?? title ?? '',
  }
}
