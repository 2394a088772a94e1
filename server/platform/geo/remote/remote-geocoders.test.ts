import { afterEach, expect, test } from 'vitest'
import type { Geocoder } from '../geocoder.ts'
import { createGeoHttp } from './geo-http.ts'
import { createGoogleGeocoder } from './google.ts'
import { type Answer, closeServers, serve } from './local-provider.ts'
import { createNominatimGeocoder } from './nominatim.ts'
import { createPhotonGeocoder } from './photon.ts'

const NOMINATIM_PLACE = {
  place_id: 7,
  osm_type: 'way',
  osm_id: 42,
  lat: '40.9903',
  lon: '29.0275',
  name: '',
  addresstype: 'building',
  display_name: '12, Moda Caddesi, Kadıköy, İstanbul, 34710, Türkiye',
  address: {
    house_number: '12',
    road: 'Moda Caddesi',
    town: 'Kadıköy',
    province: 'İstanbul',
    postcode: '34710',
    country: 'Türkiye',
    country_code: 'tr',
  },
}
const PHOTON_PLACE = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [29.0275, 40.9903] },
  properties: {
    osm_type: 'W',
    osm_id: 42,
    type: 'street',
    name: 'Moda Caddesi',
    city: 'Kadıköy',
    state: 'İstanbul',
    postcode: '34710',
    country: 'Türkiye',
    countrycode: 'TR',
  },
}
const GOOGLE_PLACE = {
  place_id: 'g42',
  formatted_address: 'Moda Cd. 12, 34710 Kadıköy/İstanbul, Türkiye',
  types: ['street_address'],
  geometry: { location: { lat: 40.9903, lng: 29.0275 } },
  address_components: [
    { long_name: '12', short_name: '12', types: ['street_number'] },
    { long_name: 'İstanbul', short_name: 'İstanbul', types: ['administrative_area_level_1', 'political'] },
    { long_name: 'Türkiye', short_name: 'TR', types: ['country', 'political'] },
    { long_name: '34710', short_name: '34710', types: ['postal_code'] },
  ],
}
const FOUND = {
  latitude: 40.9903,
  longitude: 29.0275,
  countryCode: 'TR',
  region: 'İstanbul',
  postcode: '34710',
}
const NEAR = { latitude: 41, longitude: 29 }

afterEach(closeServers)

test('MAP-010 MAP-012 Nominatim is asked in its protocol and its answers become places', async () => {
  const { geocoder, asked } = await nominatim({ body: [NOMINATIM_PLACE] })
  const { places } = await geocoder.suggest({ query: ' Moda 12 ', language: 'tr', limit: 5, near: NEAR })
  expect(places).toEqual([
    {
      ...FOUND,
      id: 'osm:way/42',
      label: NOMINATIM_PLACE.display_name,
      name: 'Moda Caddesi 12',
      country: 'Türkiye',
      precision: 'address',
    },
  ])
  expect(asked[0]?.pathname).toBe('/search')
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    q: 'Moda 12',
    'accept-language': 'tr',
    limit: '5',
    viewbox: '28.5,41.5,29.5,40.5',
  })
})

test('MAP-009 MAP-012 Nominatim names a point, and says when there is nothing', async () => {
  const { geocoder, asked } = await nominatim({ body: NOMINATIM_PLACE })
  expect(await geocoder.reverse({ ...NEAR, language: 'ar' })).toMatchObject({
    ...FOUND,
    precision: 'address',
  })
  expect(asked[0]?.search).toContain('lat=41&lon=29')
  const sea = await nominatim({ body: { error: 'Unable to geocode' } })
  expect(await sea.geocoder.reverse({ latitude: 0, longitude: -30, language: 'en' })).toBeNull()
})

test('MAP-010 MAP-012 Photon is asked in its protocol, only in a language it knows', async () => {
  const { geocoder, asked } = await photon({ body: { features: [PHOTON_PLACE] } })
  const { places } = await geocoder.suggest({ query: 'Moda', language: 'tr', limit: 5, near: NEAR })
  expect(places).toEqual([
    {
      ...FOUND,
      id: 'osm:W/42',
      label: 'Moda Caddesi, Kadıköy, İstanbul, Türkiye',
      name: 'Moda Caddesi',
      country: 'Türkiye',
      precision: 'street',
    },
  ])
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    q: 'Moda',
    limit: '5',
    lat: '41',
    lon: '29',
  })
  await geocoder.suggest({ query: 'Moda', language: 'en', limit: 5 })
  expect(asked[1]?.searchParams.get('lang')).toBe('en')
  const sea = await photon({ body: { features: [] } })
  expect(await sea.geocoder.reverse({ ...NEAR, language: 'en' })).toBeNull()
})

test('MAP-010 MAP-012 Google is asked in its protocol, with the key that only the server knows', async () => {
  const { geocoder, asked } = await google({ body: { status: 'OK', results: [GOOGLE_PLACE] } })
  const { places } = await geocoder.suggest({ query: 'Moda 12', language: 'ar', limit: 5, near: NEAR })
  expect(places).toEqual([
    {
      ...FOUND,
      id: 'google:g42',
      label: GOOGLE_PLACE.formatted_address,
      name: '12',
      country: 'Türkiye',
      precision: 'address',
    },
  ])
  expect(asked[0]?.pathname).toBe('/maps/api/geocode/json')
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    address: 'Moda 12',
    language: 'ar',
    key: 'secret-key',
    bounds: '40.5,28.5|41.5,29.5',
  })
  expect(await geocoder.reverse({ ...NEAR, language: 'en' })).toMatchObject(FOUND)
  expect(asked[1]?.searchParams.get('latlng')).toBe('41,29')
})

test.each([
  ['ZERO_RESULTS', undefined],
  ['OVER_QUERY_LIMIT', 'busy'],
  ['REQUEST_DENIED', 'refused'],
  ['UNKNOWN_ERROR', 'unreachable'],
])('MAP-012 the Google status %s means %s', async (status, problem) => {
  const { geocoder } = await google({ body: { status, error_message: 'The key secret-key is wrong' } })
  const asking = geocoder.suggest({ query: 'Moda', language: 'en', limit: 5 })
  if (problem === undefined) expect((await asking).places).toEqual([])
  else
    await expect(asking).rejects.toMatchObject({
      problem,
      message: expect.not.stringContaining('secret-key'),
    })
})

const FAILURES = [
  ['an error of the server', { status: 503 }, 'unreachable'],
  ['too many questions', { status: 429 }, 'busy'],
  ['a refusal', { status: 403 }, 'refused'],
  ['a page instead of data', { raw: '<html>' }, 'broken-answer'],
  ['data of another form', { body: { status: 1, features: [{}], lat: 'x' } }, 'broken-answer'],
  ['silence', { never: true }, 'timed-out'],
] as const
const PROVIDERS = { nominatim, photon, google }

test.each(
  FAILURES.flatMap(([failure, answer, problem]) =>
    Object.entries(PROVIDERS).map(([name, start]) => [failure, name, start, answer, problem] as const),
  ),
)(
  'MAP-005 MAP-012 %s of %s is told apart and never crashes',
  async (_failure, _name, start, answer, problem) => {
    const { geocoder } = await start(answer)
    await expect(geocoder.suggest({ query: 'Moda', language: 'en', limit: 5 })).rejects.toMatchObject({
      name: 'GeocoderUnavailableError',
      problem,
    })
    await expect(geocoder.reverse({ ...NEAR, language: 'en' })).rejects.toMatchObject({ problem })
  },
)

test('MAP-012 a provider that is down is told, and the key is in no error', async () => {
  const geocoder = createGoogleGeocoder(createGeoHttp({ minIntervalMs: 0 }), {
    baseUrl: 'http://127.0.0.1:1',
    key: 'secret-key',
  })
  const error = await geocoder
    .suggest({ query: 'Moda', language: 'en', limit: 5 })
    .catch((reason: unknown) => reason)
  expect(error).toMatchObject({ problem: 'unreachable' })
  expect(`${error}${JSON.stringify(error)}`).not.toContain('secret-key')
})

test('MAP-012 one letter or a position that is none is not worth a question', async () => {
  for (const start of Object.values(PROVIDERS)) {
    const { geocoder, asked } = await start({ status: 500 })
    expect(await geocoder.suggest({ query: ' a ', language: 'en', limit: 5 })).toEqual({
      places: [],
      isComplete: true,
    })
    expect(await geocoder.reverse({ latitude: 100, longitude: 0, language: 'en' })).toBeNull()
    expect(asked).toEqual([])
  }
})

function nominatim(answer: Answer) {
  return provider(answer, (url) => createNominatimGeocoder(quickHttp(), url))
}

function photon(answer: Answer) {
  return provider(answer, (url) => createPhotonGeocoder(quickHttp(), url))
}

function google(answer: Answer) {
  return provider(answer, (baseUrl) => createGoogleGeocoder(quickHttp(), { baseUrl, key: 'secret-key' }))
}

function quickHttp() {
  return createGeoHttp({ minIntervalMs: 0, timeoutMs: 200 })
}

async function provider(answer: Answer, create: (url: string) => Geocoder) {
  const { url, asked } = await serve(answer)
  return { geocoder: create(url), asked }
}
