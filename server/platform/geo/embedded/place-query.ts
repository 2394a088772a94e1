import { LANGUAGES } from '@vitrine/domain/language.ts'
import { placeKey } from './place-key.ts'
import { countryName, type PlaceRow } from './place-row.ts'
import { US_STATES } from './us-states.ts'

/** What somebody typed, taken apart: "Springfield, IL" is a name and a hint, "Rose Lane 3, York" two names to try. */
export interface PlaceQuery {
  readonly key: string
  readonly hints: readonly string[]
}

const MIN_KEY_LENGTH = 2
const MAX_QUERY_LENGTH = 200

/** The ways to read a query, best first: each part between commas may be the place, those behind it are hints. */
export function readPlaceQuery(query: string): PlaceQuery[] {
  const parts = query
    .slice(0, MAX_QUERY_LENGTH)
    .split(/[,،;\n]/)
    .map(placeKey)
    .filter((part) => part !== '')
  return parts
    .map((key, at) => ({ key, hints: parts.slice(at + 1) }))
    .filter(({ key }) => key.length >= MIN_KEY_LENGTH)
}

export function fitsHints(row: PlaceRow, hints: readonly string[]): boolean {
  return hints.every((hint) => hintWords(row).some((word) => word.startsWith(hint)))
}

function hintWords(row: PlaceRow): string[] {
  const seat = row.seat == null ? [] : [row.seat.name, row.seat.nameTr ?? '', row.seat.nameAr ?? '']
  const countries = LANGUAGES.map((language) => countryName(row.country, language))
  const state = row.country === 'US' ? (US_STATES[row.admin] ?? '') : ''
  return [row.country, row.admin, state, ...countries, ...seat].map(placeKey)
}
