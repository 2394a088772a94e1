import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Geocoder, GeocoderUnavailableError } from '#platform/geo/geocoder.ts'
import { makeAccount, makeOwner } from '../../testing/factories.ts'
import { ApiFailure, createTestServer, type TestServer } from '../../testing/test-server.ts'
import { loadPlaces, loadPlacesOnce } from './load-places.ts'
import { MAX_LOOKUPS_PER_MINUTE } from './spend-lookup.ts'

let server: TestServer
let accountId: string
beforeAll(async () => {
  server = await createTestServer()
  accountId = (await makeAccount(server.services)).id
})
afterAll(() => server.close())

const signIn = async () => server.api((await makeOwner(server.services, accountId)).token)
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) =>
      error instanceof ApiFailure ? { status: error.status, code: error.error.code } : error,
  )

test('TAX-005 MAP-010 typing a name suggests places with position, precision and credit, in the asked language', async () => {
  const api = await signIn()
  const answer = await api.suggestPlaces({
    params: { accountId },
    query: { query: 'istanb', language: 'tr' },
  })
  expect(answer).toMatchObject({ precision: 'city', credit: '© GeoNames (CC BY)', isComplete: false })
  expect(answer.places[0]).toMatchObject({ name: 'İstanbul', precision: 'city' })
  expect(answer.places[0]?.lat).toBeCloseTo(41, 0)
  expect(answer.places[0]?.lng).toBeCloseTo(29, 0)
  expect((await api.suggestPlaces({ params: { accountId }, query: { query: 'x' } })).places).toEqual([])
})

test('MAP-009 MAP-010 a position is named, and the middle of nowhere is null', async () => {
  const api = await signIn()
  const found = await api.reversePlace({ params: { accountId }, query: { lat: 41.01, lng: 28.98 } })
  expect(found.place?.label).toContain('Istanbul')
  const sea = await api.reversePlace({ params: { accountId }, query: { lat: -45, lng: -130 } })
  expect(sea.place).toBeNull()
})

test('MAP-012 a provider that does not answer is a clear 503', async () => {
  const broken: Geocoder = {
    provider: 'photon',
    precision: 'address',
    credit: '',
    suggest: async () => Promise.reject(new GeocoderUnavailableError('timed-out')),
    reverse: async () => Promise.reject(new GeocoderUnavailableError('busy')),
  }
  const { services } = server
  const before = services.geocoder
  services.geocoder = broken
  try {
    const api = await signIn()
    const refused = { status: 503, code: 'geocoderUnavailable' }
    expect(await failure(api.suggestPlaces({ params: { accountId }, query: { query: 'izmir' } }))).toEqual(
      refused,
    )
    expect(await failure(api.reversePlace({ params: { accountId }, query: { lat: 1, lng: 1 } }))).toEqual(
      refused,
    )
  } finally {
    services.geocoder = before
  }
})

test('MAP-012 one person may look up so many places a minute, and others are not held up by her', async () => {
  const api = await signIn()
  const ask = () => failure(api.suggestPlaces({ params: { accountId }, query: { query: 'z' } }))
  for (let count = 0; count < MAX_LOOKUPS_PER_MINUTE; count++) expect(await ask()).toBeUndefined()
  expect(await ask()).toEqual({ status: 429, code: 'tooManyLookups' })
  const other = await signIn()
  expect(await failure(other.suggestPlaces({ params: { accountId }, query: { query: 'z' } }))).toBeUndefined()
  server.advance(60_000)
  expect(await ask()).toBeUndefined()
})

test('MAP-012 the list of places is loaded by one job after the first start, and not again', async () => {
  const { services } = server
  await Promise.all([loadPlacesOnce(services), loadPlacesOnce(services)])
  expect(server.queue.waiting.filter((job) => job.name === 'load-places')).toHaveLength(1)
  await services.db.query(
    `insert into geo_loads (source, loaded_at) values ('geonames-cities1000-2020-03/1', '2026-01-01')`,
    [],
  )
  await loadPlaces(services).run({})
  const { rows } = await services.db.query('select count(*)::int as count from geo_places', [])
  expect(rows[0]?.count).toBe(0)
  await server.queue.runAll()
  await loadPlacesOnce(services)
  expect(server.queue.waiting).toEqual([])
})

test('MAP-012 without tiles the map falls back to the bundled outline', async () => {
  const api = await signIn()
  expect(await api.readMapSettings({ params: { accountId } })).toEqual({ tilesUrl: null, attribution: null })
})
