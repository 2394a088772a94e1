import { z } from 'zod'
import { type Geocoder, isPosition, type Place, type PlacePrecision } from '../geocoder.ts'
import type { GeoHttp } from './geo-http.ts'
import { addressBelow, isWorthAsking, readAnswer } from './read-answer.ts'

const NEAR_DEGREES = 0.5

/** Any Nominatim server: the public one allows one call a second, an own one knows no such limit. MAP-012 */
export function createNominatimGeocoder(http: GeoHttp, baseUrl: string): Geocoder {
  return {
    provider: 'nominatim',
    precision: 'address',
    credit: '© OpenStreetMap contributors',
    async suggest({ query, language, near, limit }) {
      if (!isWorthAsking(query)) return { places: [], isComplete: true }
      const url = addressBelow(baseUrl, '/search', {
        q: query.trim(),
        format: 'jsonv2',
        addressdetails: '1',
        'accept-language': language,
        limit: String(Math.min(limit, 20)),
        viewbox: near && boxAround(near),
      })
      const found = readAnswer(z.array(RESULT), await http.getJson(url))
      return { places: found.slice(0, limit).map(asPlace), isComplete: true }
    },
    async reverse({ language, ...point }) {
      if (!isPosition(point)) return null
      const { latitude, longitude } = point
      const params = {
        lat: String(latitude),
        lon: String(longitude),
        format: 'jsonv2',
        addressdetails: '1',
        'accept-language': language,
      }
      const found = readAnswer(
        z.union([RESULT, NOTHING]),
        await http.getJson(addressBelow(baseUrl, '/reverse', params)),
      )
      return 'error' in found ? null : asPlace(found)
    },
  }
}

const NOTHING = z.object({ error: z.string() })

const ADDRESS = z
  .object({
    house_number: z.string(),
    road: z.string(),
    city: z.string(),
    town: z.string(),
    village: z.string(),
    state: z.string(),
    province: z.string(),
    postcode: z.string(),
    country: z.string(),
    country_code: z.string(),
  })
  .partial()

const RESULT = z.object({
  osm_type: z.string().optional(),
  osm_id: z.number().optional(),
  place_id: z.number(),
  lat: z.coerce.number().min(-90).max(90),
  lon: z.coerce.number().min(-180).max(180),
  display_name: z.string(),
  name: z.string().optional(),
  addresstype: z.string().optional(),
  address: ADDRESS.default({}),
})

function asPlace(result: z.output<typeof RESULT>): Place {
  const { address } = result
  const street = [address.road, address.house_number].filter((part) => part !== undefined).join(' ')
  const town = address.city ?? address.town ?? address.village
  return {
    id:
      result.osm_id === undefined
        ? `nominatim:${result.place_id}`
        : `osm:${result.osm_type}/${result.osm_id}`,
    label: result.display_name,
    name: result.name || street || town || result.display_name,
    region: address.state ?? address.province,
    postcode: address.postcode,
    country: address.country,
    countryCode: address.country_code?.toUpperCase(),
    latitude: result.lat,
    longitude: result.lon,
    precision: precisionOf(result.addresstype ?? '', address),
  }
}

function precisionOf(type: string, address: z.output<typeof ADDRESS>): PlacePrecision {
  if (type === 'country' || type === 'postcode') return type
  if (type === 'state' || type === 'province' || type === 'region' || type === 'county') return 'region'
  if (address.house_number !== undefined) return 'address'
  return address.road === undefined ? 'city' : 'street'
}

function boxAround({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return [
    longitude - NEAR_DEGREES,
    latitude + NEAR_DEGREES,
    longitude + NEAR_DEGREES,
    latitude - NEAR_DEGREES,
  ].join(',')
}
