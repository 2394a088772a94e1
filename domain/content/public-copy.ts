import type { CustomFieldType, CustomFieldValue } from '../taxonomy/custom-fields.ts'

/**
 * What of a content item may ever leave the server without sign-in: this list and nothing else (PUB-001, PUB-009).
 * Written to content_public at every save; `card` is enough for lists, `page` for the item's own page.
 */
export interface PublicCard {
  title: string
  cover: PublicPicture | null
  place: string | null
  hasVideo: boolean
  hasBeforeAfter: boolean
  /** Stars from 1 to 5 in halves; null without one. */
  rating: number | null
}

export interface PublicPage {
  /** Cleaned HTML. */
  description: string
  media: PublicMedium[]
  mainVideo: PublicMedium | null
  before: PublicPicture | null
  after: PublicPicture | null
  presentation: { title: string; description: string }
  rating: number | null
  customer: { name: string; title: string; photo: PublicPicture | null }
  contentType: { id: string; key: string | null; label: string }
  address: string | null
  city: string | null
  neighborhood: string | null
  coords: { lat: number; lng: number } | null
  /** Values of fields whose group is public, in the fields' order. */
  customFields: { name: string; type: CustomFieldType; value: CustomFieldValue }[]
  seo: { title: string; description: string }
}

export interface PublicPicture {
  thumb: string
  width: number
  height: number
  alt: string
  caption: string
}

export type PublicMedium =
  | ({ type: 'image' } & PublicPicture)
  | {
      type: 'video'
      url: string
      mime: string
      poster: PublicPicture | null
      durationMs: number | null
      title: string
    }
  | { type: 'audio' | 'document'; url: string; mime: string; name: string }

/** A tag as the public copy's b_l column keeps it (GAL-015, GAL-033). */
export function tagKey(group: string, tag: string): string {
  return `${group}\u001f${tag}`
}

export function splitTagKey(key: string): { group: string; tag: string } {
  const [group = '', tag = ''] = key.split('\u001f')
  return { group, tag }
}
