import { createEmbeddedGeocoder } from './embedded/embedded-geocoder.ts'
import type { GeoDatabase } from './embedded/geo-database.ts'
import type { Geocoder } from './geocoder.ts'
import { createGeoHttp } from './remote/geo-http.ts'
import { createGoogleGeocoder } from './remote/google.ts'
import { createNominatimGeocoder } from './remote/nominatim.ts'
import { createPhotonGeocoder } from './remote/photon.ts'

export interface GeocoderSettings {
  readonly geocoder: Geocoder['provider']
  /** Of an own server; without it the provider's public one. */
  readonly geocoderUrl?: string | undefined
  readonly geocoderKey?: string | undefined
}

const PUBLIC_URLS = {
  nominatim: 'https://nominatim.openstreetmap.org',
  photon: 'https://photon.komoot.io',
  google: 'https://maps.googleapis.com',
} as const

/** The public servers of the community ask for restraint: one call a second. */
const PUBLIC_INTERVAL_MS = 1000
const OWN_INTERVAL_MS = 20

/** Throws with a clear sentence when the chosen provider lacks its key. MAP-011, MAP-012 */
export function createGeocoder(settings: GeocoderSettings, database: GeoDatabase): Geocoder {
  const { geocoder, geocoderUrl, geocoderKey } = settings
  if (geocoder === 'embedded') return createEmbeddedGeocoder(database)
  const baseUrl = geocoderUrl ?? PUBLIC_URLS[geocoder]
  const isShared = geocoderUrl === undefined && geocoder !== 'google'
  const http = createGeoHttp({ minIntervalMs: isShared ? PUBLIC_INTERVAL_MS : OWN_INTERVAL_MS })
  switch (geocoder) {
    case 'nominatim':
      return createNominatimGeocoder(http, baseUrl)
    case 'photon':
      return createPhotonGeocoder(http, baseUrl)
    case 'google':
      if (geocoderKey === undefined || geocoderKey === '')
        throw new Error('GEOCODER=google needs GEOCODER_KEY.')
      return createGoogleGeocoder(http, { baseUrl, key: geocoderKey })
  }
}
