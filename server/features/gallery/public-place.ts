import type { PublicPage } from '@vitrine/domain/content/public-copy.ts'
import type { ItemRow } from './card-queries.ts'

/** What strangers may know of where an item is. */
export interface PublicPlace {
  /** Null where quarter or town stand for it. */
  address: PublicPage['address']
  coords: PublicPage['coords']
  isRough: boolean
}

/** Quarter and town rather than a customer's street, and never a finer point than the words (PUB-009). */
export function publicPlace({ page, card }: Pick<ItemRow, 'page' | 'card'>): PublicPlace {
  const isRough = Boolean(page.neighborhood || page.city || card.place)
  if (!isRough || !page.coords)
    return { address: isRough ? null : page.address, coords: page.coords, isRough }
  const { lat, lng } = page.coords
  return { address: null, coords: { lat: toHundredth(lat), lng: toHundredth(lng) }, isRough }
}

/** About a kilometre. */
const toHundredth = (degrees: number) => Math.round(degrees * 100) / 100
