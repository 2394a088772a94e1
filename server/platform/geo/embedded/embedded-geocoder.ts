import { type Geocoder, isPosition, type Place, type Position, type SuggestRequest } from '../geocoder.ts'
import { distanceKm, unsuitability } from './distance.ts'
import type { GeoDatabase } from './geo-database.ts'
import { largestCities } from './largest-cities.ts'
import { areGeoPlacesLoaded } from './load-geo-places.ts'
import { fitsHints, readPlaceQuery } from './place-query.ts'
import { asPlace, countryName, type PlaceRow } from './place-row.ts'
import { type FoundPlace, importanceOf, type PlaceSource } from './place-source.ts'
import { createTablePlaces } from './table-places.ts'

const MAX_SUGGESTIONS = 20
const CITY_DEGREES = 0.4
const COUNTRY_DEGREES = 2

/**
 * Cities and towns of more than 1,000 people, without any service outside: positions are those of the place's middle.
 * Until the tables are filled it knows the 2,000 largest cities and says that it is not complete. MAP-010, MAP-012
 */
export function createEmbeddedGeocoder(database: GeoDatabase): Geocoder {
  const tables = createTablePlaces(database)
  let loaded = false

  async function source(): Promise<PlaceSource> {
    loaded ||= await areGeoPlacesLoaded(database)
    return loaded ? tables : largestCities
  }

  return {
    provider: 'embedded',
    precision: 'city',
    credit: '© GeoNames (CC BY)',
    async suggest(request) {
      const from = await source()
      const found = await candidates(from, request)
      const places = found
        .slice(0, Math.min(request.limit, MAX_SUGGESTIONS))
        .map((row) => asPlace(row, request.language))
      return { places, isComplete: loaded }
    },
    async reverse({ language, ...point }) {
      if (!isPosition(point)) return null
      const from = await source()
      const close = bestFor(point, await from.around(point, CITY_DEGREES))
      if (close !== undefined) return asPlace(close, language)
      const far = bestFor(point, await from.around(point, COUNTRY_DEGREES))
      return far === undefined ? null : asCountry(far.country, point, language)
    },
  }
}

/**
 * The first reading of the query whose hints hold ("Kadıköy, İstanbul" must not find a Kadıköy elsewhere), else the
 * first that finds anything, else names that are nearly right.
 */
async function candidates(
  from: PlaceSource,
  { query, near }: SuggestRequest,
): Promise<readonly FoundPlace[]> {
  const readings = readPlaceQuery(query)
  let withoutHints: readonly FoundPlace[] = []
  for (const { key, hints } of readings) {
    const found = await from.startingWith(key, near)
    const fitting = found.filter((place) => fitsHints(place, hints))
    if (fitting.length > 0) return ranked(fitting, near)
    if (withoutHints.length === 0) withoutHints = found
  }
  if (withoutHints.length > 0) return ranked(withoutHints, near)
  for (const { key } of readings) {
    const found = key.length < 4 ? [] : await from.alike(key)
    if (found.length > 0) return found
  }
  return []
}

function ranked(found: readonly FoundPlace[], near: Position | undefined): readonly FoundPlace[] {
  const once = [...new Map(found.map((place) => [place.id, place])).values()]
  const closeness = (place: FoundPlace) =>
    near === undefined ? 0 : 4 * Math.exp(-distanceKm(near, place) / 100)
  const weight = (place: FoundPlace) => importanceOf(place) + closeness(place)
  return once.sort((one, other) => weight(other) - weight(one))
}

function bestFor(point: Position, rows: readonly PlaceRow[]): PlaceRow | undefined {
  return [...rows].sort((one, other) => unsuitability(point, one) - unsuitability(point, other))[0]
}

/** Far from every town only the country is worth saying, at the point that was asked. */
function asCountry(code: string, point: Position, language: SuggestRequest['language']): Place {
  const name = countryName(code, language)
  return {
    ...point,
    id: `country:${code}`,
    label: name,
    name,
    country: name,
    countryCode: code,
    precision: 'country',
  }
}
