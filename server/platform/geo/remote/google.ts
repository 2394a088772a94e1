import { z } from 'zod'
import {
  type Geocoder,
  GeocoderUnavailableError,
  isPosition,
  type Place,
  type PlacePrecision,
} from '../geocoder.ts'
import type { GeoHttp } from './geo-http.ts'
import { addressBelow, isWorthAsking, readAnswer } from './read-answer.ts'

const NEAR_DEGREES = 0.5

/** Google's Geocoding API; the key stays on the server. MAP-011, MAP-012 */
export function createGoogleGeocoder(http: GeoHttp, options: { baseUrl: string; key: string }): Geocoder {
  const { baseUrl, key } = options

  async function ask(params: Readonly<Record<string, string | undefined>>): Promise<Place[]> {
    const url = addressBelow(baseUrl, '/maps/api/geocode/json', { ...params, key })
    const { status, results } = readAnswer(ANSWER, await http.getJson(url))
    if (status === 'OK' || status === 'ZERO_RESULTS') return results.map(asPlace)
    if (status === 'OVER_QUERY_LIMIT' || status === 'OVER_DAILY_LIMIT')
      throw new GeocoderUnavailableError('busy')
    throw new GeocoderUnavailableError(status === 'UNKNOWN_ERROR' ? 'unreachable' : 'refused')
  }

  return {
    provider: 'google',
    precision: 'address',
    credit: '© Google',
    async suggest({ query, language, near, limit }) {
      if (!isWorthAsking(query)) return { places: [], isComplete: true }
      const places = await ask({ address: query.trim(), language, bounds: near && boxAround(near) })
      return { places: places.slice(0, limit), isComplete: true }
    },
    async reverse({ latitude, longitude, language }) {
      if (!isPosition({ latitude, longitude })) return null
      const [nearest] = await ask({ latlng: `${latitude},${longitude}`, language })
      return nearest ?? null
    },
  }
}

const COMPONENT = z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) })

const RESULT = z.object({
  place_id: z.string(),
  formatted_address: z.string(),
  types: z.array(z.string()),
  geometry: z.object({
    location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
  }),
  address_components: z.array(COMPONENT),
})

const ANSWER = z.object({ status: z.string(), results: z.array(RESULT).default([]) })

function asPlace(result: z.output<typeof RESULT>): Place {
  const part = (type: string) => result.address_components.find((component) => component.types.includes(type))
  return {
    id: `google:${result.place_id}`,
    label: result.formatted_address,
    name: result.address_components[0]?.long_name ?? result.formatted_address,
    region: part('administrative_area_level_1')?.long_name,
    postcode: part('postal_code')?.long_name,
    country: part('country')?.long_name,
    countryCode: part('country')?.short_name,
    latitude: result.geometry.location.lat,
    longitude: result.geometry.location.lng,
    precision: precisionOf(result.types),
  }
}

function precisionOf(types: readonly string[]): PlacePrecision {
  const [known] = types.flatMap((type) => PRECISIONS[type] ?? [])
  return known ?? 'city'
}

const PRECISIONS: Readonly<Record<string, PlacePrecision>> = {
  street_address: 'address',
  premise: 'address',
  subpremise: 'address',
  establishment: 'address',
  route: 'street',
  intersection: 'street',
  postal_code: 'postcode',
  administrative_area_level_1: 'region',
  administrative_area_level_2: 'region',
  country: 'country',
}

function boxAround({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const southWest = `${latitude - NEAR_DEGREES},${longitude - NEAR_DEGREES}`
  return `${southWest}|${latitude + NEAR_DEGREES},${longitude + NEAR_DEGREES}`
}
