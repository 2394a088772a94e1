import type { Place } from '@vitrine/contract/geo.ts'

/** How exact a place is, in words (MAP-012). */
export const PRECISION_WORDS = {
  address: 'places.precisionAddress',
  street: 'places.precisionStreet',
  postcode: 'places.precisionPostcode',
  city: 'places.precisionCity',
  region: 'places.precisionRegion',
  country: 'places.precisionCountry',
} as const satisfies Record<Place['precision'], string>

/** A pin that should be moved to the exact spot by hand. */
export const isRough = (precision: Place['precision']): boolean =>
  precision !== 'address' && precision !== 'street'
