import type { Language } from '@vitrine/domain/language.ts'

/** How exact a found position is: the middle of a city is no address, and screens say so. */
export type PlacePrecision = 'address' | 'street' | 'postcode' | 'city' | 'region' | 'country'

export interface Position {
  /** In degrees, WGS 84. */
  readonly latitude: number
  readonly longitude: number
}

export interface Place extends Position {
  /** Stable for one provider only, such as `geonames:745044`. */
  readonly id: string
  /** The whole place in one line, in the asked language: "Kadıköy, İstanbul, Türkiye". */
  readonly label: string
  readonly name: string
  readonly region?: string
  readonly postcode?: string
  readonly country?: string
  /** Two capital letters. */
  readonly countryCode?: string
  readonly precision: PlacePrecision
}

export interface SuggestRequest {
  readonly query: string
  readonly language: Language
  /** Places near this point come first among equals. */
  readonly near?: Position
  /** At most 20. */
  readonly limit: number
}

export interface Suggestions {
  readonly places: readonly Place[]
  /** False while the tables are still being filled: smaller places are missing. */
  readonly isComplete: boolean
}

/** Address suggestions and positions, through the server. MAP-010, MAP-012 */
export interface Geocoder {
  readonly provider: 'embedded' | 'nominatim' | 'photon' | 'google'
  /** The best that this provider can do. */
  readonly precision: 'city' | 'address'
  /** To be shown where places are shown, as the data's licence demands. */
  readonly credit: string
  /** Throws GeocoderUnavailableError; a query of fewer than two letters finds nothing. */
  suggest(request: SuggestRequest): Promise<Suggestions>
  /** Null in the middle of nowhere. Throws GeocoderUnavailableError. */
  reverse(request: Position & { readonly language: Language }): Promise<Place | null>
}

export type GeocoderProblem = 'unreachable' | 'timed-out' | 'busy' | 'refused' | 'broken-answer'

/** The provider did not help; forms keep what was typed, address fields stay text. MAP-005, MAP-012 */
export class GeocoderUnavailableError extends Error {
  override readonly name = 'GeocoderUnavailableError'
  readonly problem: GeocoderProblem
  constructor(problem: GeocoderProblem, options?: ErrorOptions) {
    super(`The geocoder does not help: ${problem}.`, options)
    this.problem = problem
  }
}

export function isPosition({ latitude, longitude }: Position): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}
