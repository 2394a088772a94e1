import type { Language } from '@vitrine/domain/language.ts'
import { z } from 'zod'
import { type Geocoder, isPosition, type Place, type PlacePrecision } from '../geocoder.ts'
import type { GeoHttp } from './geo-http.ts'
import { addressBelow, isWorthAsking, readAnswer } from './read-answer.ts'

/** Any Photon server, made for suggestions while typing. Names come in English or the place's own language. MAP-012 */
export function createPhotonGeocoder(http: GeoHttp, baseUrl: string): Geocoder {
  return {
    provider: 'photon',
    precision: 'address',
    credit: '© OpenStreetMap contributors',
    async suggest({ query, language, near, limit }) {
      if (!isWorthAsking(query)) return { places: [], isComplete: true }
      const url = addressBelow(baseUrl, '/api', {
        q: query.trim(),
        lang: languageOf(language),
        limit: String(Math.min(limit, 20)),
        lat: near && String(near.latitude),
        lon: near && String(near.longitude),
      })
      const { features } = readAnswer(COLLECTION, await http.getJson(url))
      return { places: features.slice(0, limit).map(asPlace), isComplete: true }
    },
    async reverse({ language, ...point }) {
      if (!isPosition(point)) return null
      const params = { lat: String(point.latitude), lon: String(point.longitude), lang: languageOf(language) }
      const { features } = readAnswer(
        COLLECTION,
        await http.getJson(addressBelow(baseUrl, '/reverse', params)),
      )
      const [nearest] = features
      return nearest === undefined ? null : asPlace(nearest)
    },
  }
}

/** It refuses languages that it was not built with; without one it answers in the place's own. */
function languageOf(language: Language): string | undefined {
  return language === 'en' ? 'en' : undefined
}

const PROPERTIES = z
  .object({
    osm_type: z.string(),
    osm_id: z.number(),
    type: z.string(),
    name: z.string(),
    housenumber: z.string(),
    street: z.string(),
    city: z.string(),
    state: z.string(),
    postcode: z.string(),
    country: z.string(),
    countrycode: z.string(),
  })
  .partial()

const FEATURE = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]) }),
  properties: PROPERTIES,
})

const COLLECTION = z.object({ features: z.array(FEATURE) })

function asPlace({ geometry, properties }: z.output<typeof FEATURE>): Place {
  const [longitude, latitude] = geometry.coordinates
  const { name, street, housenumber, city, state, country } = properties
  const address =
    street === undefined ? undefined : [street, housenumber].filter((part) => part !== undefined).join(' ')
  const parts = [name, address, city, state, country].filter((part) => part !== undefined)
  const label = [...new Set(parts)].join(', ')
  return {
    id: `osm:${properties.osm_type}/${properties.osm_id}`,
    label,
    name: name ?? address ?? city ?? label,
    region: state,
    postcode: properties.postcode,
    country,
    countryCode: properties.countrycode?.toUpperCase(),
    latitude,
    longitude,
    precision: precisionOf(properties.type ?? '', housenumber !== undefined),
  }
}

function precisionOf(type: string, hasHouseNumber: boolean): PlacePrecision {
  if (hasHouseNumber || type === 'house') return 'address'
  if (type === 'street' || type === 'country') return type
  return type === 'state' || type === 'county' ? 'region' : 'city'
}
