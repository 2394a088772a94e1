import type { Language } from '@vitrine/domain/language.ts'
import type { Place } from '../geocoder.ts'

/** A place as both sources of the embedded geocoder know it: the table and the list of the largest cities. */
export interface PlaceRow {
  readonly id: number
  readonly name: string
  readonly nameTr: string | null
  readonly nameAr: string | null
  readonly country: string
  readonly admin: string
  readonly latitude: number
  readonly longitude: number
  readonly population: number
  /** The seat of its province, where provinces bear the name of their seat. */
  readonly seat?: Pick<PlaceRow, 'id' | 'name' | 'nameTr' | 'nameAr'> | null
}

export function asPlace(row: PlaceRow, language: Language): Place {
  const name = nameIn(row, language)
  const region = regionOf(row, language)
  const country = countryName(row.country, language)
  const separator = language === 'ar' ? '، ' : ', '
  return {
    id: `geonames:${row.id}`,
    label: [name, region, country].filter((part) => part !== undefined).join(separator),
    name,
    ...(region === undefined ? {} : { region }),
    country,
    countryCode: row.country,
    latitude: row.latitude,
    longitude: row.longitude,
    precision: 'city',
  }
}

export function countryName(code: string, language: Language): string {
  COUNTRY_NAMES[language] ??= new Intl.DisplayNames(language, { type: 'region', fallback: 'code' })
  return COUNTRY_NAMES[language].of(code) ?? code
}

const COUNTRY_NAMES: { [Each in Language]?: Intl.DisplayNames } = {}

function nameIn(row: Pick<PlaceRow, 'name' | 'nameTr' | 'nameAr'>, language: Language): string {
  if (language === 'tr') return row.nameTr ?? row.name
  if (language === 'ar') return row.nameAr ?? row.name
  return row.name
}

/** States of the USA are known by their letters, provinces of Turkey by their seat; elsewhere the codes say nothing. */
function regionOf(row: PlaceRow, language: Language): string | undefined {
  if (row.country === 'US') return row.admin
  if (row.seat == null || row.seat.id === row.id) return undefined
  return nameIn(row.seat, language)
}
