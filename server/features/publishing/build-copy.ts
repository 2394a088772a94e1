import type { CustomField } from '@vitrine/contract/taxonomy.ts'
import type {
  PublicCard,
  PublicMedium,
  PublicPage,
  PublicPicture,
} from '@vitrine/domain/content/public-copy.ts'
import { tagKey } from '@vitrine/domain/content/public-copy.ts'
import { customValuesOf, type ItemRow, mediaIdsOf } from '#features/content/index.ts'
import type { MediaRow } from '#features/media/index.ts'
import { publicMedium, publicPicture } from './public-medium.ts'

/** A row of content_public but for its account: fields are written out by hand, so that nothing else gets out (PUB-009). */
export interface PublicCopy {
  id: string
  permalink: string
  content_type_id: string
  type_key: string | null
  title: string
  s_p: string
  s_c: string
  s_s: string
  b_c: string[]
  b_s: string[]
  b_l: string[]
  media_ids: string[]
  lat: number | null
  lng: number | null
  related_to: string | null
  rating: string | null
  card: PublicCard
  page: PublicPage
  updated_at: Date
}

/** The public copy of an item, from the item, the media it speaks of and the account's custom fields (PUB-001, PUB-002). */
export function buildCopy(
  item: ItemRow,
  media: ReadonlyMap<string, MediaRow>,
  fields: readonly CustomField[],
): PublicCopy {
  const page = buildPage(item, media, fields)
  return {
    id: item.id,
    permalink: item.permalink,
    content_type_id: item.content_type_id,
    type_key: item.type_key,
    title: item.title,
    s_p: item.publish_status,
    s_c: item.content_status,
    s_s: item.service_status,
    b_c: item.categories.map((one) => one.label),
    b_s: item.services.map((one) => one.label),
    b_l: item.labels.map((one) => tagKey(one.group, one.label)),
    media_ids: mediaIdsOf(item),
    lat: item.lat,
    lng: item.lng,
    related_to: item.related_to,
    rating: item.rating,
    card: buildCard(item, media, page),
    page,
    updated_at: item.updated_at,
  }
}

/** The presentation cover, else the first medium that is neither audio nor document and has a picture (GAL-026). */
function buildCard(item: ItemRow, media: ReadonlyMap<string, MediaRow>, page: PublicPage): PublicCard {
  const pictures = [item.cover_media_id, ...item.media_ids].map((id) => pictureOf(id, media))
  return {
    title: item.title,
    cover: pictures.find((picture) => picture !== null) ?? null,
    place: [item.neighborhood, item.city].filter(Boolean).join(', ') || null,
    hasVideo: page.mainVideo !== null || page.media.some((medium) => medium.type === 'video'),
    hasBeforeAfter: page.before !== null && page.after !== null,
    rating: page.rating,
  }
}

function buildPage(
  item: ItemRow,
  media: ReadonlyMap<string, MediaRow>,
  fields: readonly CustomField[],
): PublicPage {
  return {
    description: item.description,
    media: item.media_ids.map((id) => mediumOf(id, media)).filter((medium) => medium !== null),
    mainVideo: mediumOf(item.main_video_media_id, media),
    before: pictureOf(item.before_media_id, media),
    after: pictureOf(item.after_media_id, media),
    presentation: { title: item.presentation_title, description: item.presentation_description },
    rating: item.rating === null ? null : Number(item.rating),
    customer: {
      name: item.customer_name,
      title: item.customer_title,
      photo: pictureOf(item.customer_photo_media_id, media),
    },
    contentType: { id: item.content_type_id, key: item.type_key, label: item.type_label },
    address: item.address,
    city: item.city,
    neighborhood: item.neighborhood,
    coords: item.lat !== null && item.lng !== null ? { lat: item.lat, lng: item.lng } : null,
    customFields: publicFields(item, fields),
    seo: { title: item.seo_title, description: item.seo_description },
  }
}

/** Values of public fields that belong to the item's type; one that fills title or description is told there already. */
function publicFields(item: ItemRow, fields: readonly CustomField[]): PublicPage['customFields'] {
  const values = customValuesOf(item)
  return fields.flatMap(({ id, name, type, isPublic, isTitle, isDescription, contentTypes }) => {
    const value = values[id]
    const belongs = contentTypes.length === 0 || contentTypes.includes(item.content_type_id)
    return value !== undefined && isPublic && belongs && !isTitle && !isDescription
      ? [{ name, type, value }]
      : []
  })
}

function mediumOf(id: string | null, media: ReadonlyMap<string, MediaRow>): PublicMedium | null {
  const row = id === null ? undefined : media.get(id)
  return row ? publicMedium(row) : null
}

function pictureOf(id: string | null, media: ReadonlyMap<string, MediaRow>): PublicPicture | null {
  const row = id === null ? undefined : media.get(id)
  return row ? publicPicture(row) : null
}
