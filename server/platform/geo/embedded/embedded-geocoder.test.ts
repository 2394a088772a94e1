import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../../db/embedded/start-embedded-postgres.ts'
import type { SuggestRequest } from '../geocoder.ts'
import { createEmbeddedGeocoder } from './embedded-geocoder.ts'
import { GEO_PLACES_SQL } from './geo-places-sql.ts'
import { areGeoPlacesLoaded, loadGeoPlaces } from './load-geo-places.ts'

const NOW = new Date('2026-11-20T06:00:00Z')
const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-geo-'))
const server = await startEmbeddedPostgres({ dataDir: path.join(folder, 'pg'), log: () => undefined })
const connection = { host: server.socketDir, port: server.port, user: server.user }
const pool = new pg.Pool({ ...connection, database: 'postgres' })
const empty = new pg.Pool({ ...connection, database: 'empty' })

beforeAll(async () => {
  await pool.query('create database empty')
  for (const database of [pool, empty]) {
    await database.query('create extension if not exists pg_trgm')
    for (const statement of GEO_PLACES_SQL) await database.query(statement)
  }
  await loadGeoPlaces(pool, { now: NOW })
}, 120_000)

afterAll(async () => {
  await Promise.all([pool.end(), empty.end()])
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}, 60_000)

test('MAP-012 the tables are filled once; a second run adds nothing', async () => {
  expect(await areGeoPlacesLoaded(pool)).toBe(true)
  const before = await counts()
  await loadGeoPlaces(pool, { now: NOW, places: firstPlaces() })
  expect(await counts()).toEqual(before)
  expect(before.places).toBeGreaterThan(130_000)
})

test('MAP-012 a run that was stopped half way is finished by the next', async () => {
  await expect(loadGeoPlaces(empty, { now: NOW, places: breakingPlaces() })).rejects.toThrow('power cut')
  expect(await areGeoPlacesLoaded(empty)).toBe(false)
  await loadGeoPlaces(empty, { now: NOW, places: firstPlaces() })
  expect(await areGeoPlacesLoaded(empty)).toBe(true)
  await empty.query('delete from geo_loads')
})

test('MAP-012 until the tables are filled the largest cities are known, and the answer says that it is not complete', async () => {
  const geocoder = createEmbeddedGeocoder(empty)
  const found = await geocoder.suggest({ query: 'istan', language: 'tr', limit: 5 })
  expect(found).toMatchObject({
    isComplete: false,
    places: [{ label: 'İstanbul, Türkiye', precision: 'city' }],
  })
  expect(await geocoder.reverse({ latitude: 41.01, longitude: 28.97, language: 'ar' })).toMatchObject({
    name: 'إسطنبول',
  })
  expect(await suggest({ query: 'istan' })).toMatchObject({ isComplete: true })
})

test.each([
  ['istanb', 'en', 'Istanbul, Türkiye'],
  ['istanb', 'tr', 'İstanbul, Türkiye'],
  ['İSTANB', 'tr', 'İstanbul, Türkiye'],
  ['إسطنب', 'ar', 'إسطنبول، تركيا'],
  ['lond', 'tr', 'Londra, Birleşik Krallık'],
  ['kahire', 'tr', 'Kahire, Mısır'],
  ['القاه', 'ar', 'القاهرة، مصر'],
  ['الرياض', 'en', 'Riyadh, Saudi Arabia'],
  ['munchen', 'en', 'Munich, Germany'],
  ['san fran', 'en', 'San Francisco, CA, United States'],
  ['Springfield, IL', 'en', 'Springfield, IL, United States'],
  ['Paris, Texas', 'en', 'Paris, TX, United States'],
  ['London, Kanada', 'tr', 'London, Kanada'],
  ['Üskü', 'tr', 'Üsküdar, İstanbul, Türkiye'],
] as const)('MAP-010 %j in %s finds %s first', async (query, language, label) => {
  const { places } = await suggest({ query, language })
  expect(places[0]?.label).toBe(label)
})

test('MAP-010 a street that is not known falls back to its town', async () => {
  const { places } = await suggest({ query: 'Selmanı Pak Caddesi 12, Üsküdar', language: 'tr' })
  expect(places[0]).toMatchObject({ label: 'Üsküdar, İstanbul, Türkiye', precision: 'city' })
  const elsewhere = await suggest({ query: 'Kadıköy, İstanbul', language: 'tr' })
  expect(elsewhere.places[0]?.label).toBe('İstanbul, Türkiye')
})

test('MAP-010 a slip of the pen still finds the city', async () => {
  for (const query of ['Istambool', 'Berlim', 'Antalia'])
    expect((await suggest({ query })).places).not.toEqual([])
  expect((await suggest({ query: 'Istambool' })).places[0]?.name).toBe('Istanbul')
})

test('MAP-010 places near the map come first', async () => {
  const near = { latitude: 53.96, longitude: -1.08 }
  expect(
    (await suggest({ query: 'springf', near: { latitude: 42.1, longitude: -72.59 } })).places[0]?.region,
  ).toBe('MA')
  expect((await suggest({ query: 'york', near })).places[0]?.label).toBe('York, United Kingdom')
})

test('MAP-010 too little, nothing or nonsense finds nothing, and quotes do no harm', async () => {
  for (const query of ['', ' ', 'i', ',,,', 'zzzzqqqq', '%', "'; drop table geo_places; --"]) {
    expect((await suggest({ query })).places).toEqual([])
  }
  expect((await suggest({ query: "L'Aquila" })).places[0]?.country).toBe('Italy')
})

test('MAP-010 never more places than asked for', async () => {
  expect((await suggest({ query: 'san', limit: 3 })).places).toHaveLength(3)
  expect((await suggest({ query: 'san', limit: 1000 })).places).toHaveLength(20)
})

test.each([
  [41.0082, 28.9784, 'tr', 'İstanbul, Türkiye', 'city'],
  [41.0227, 29.0137, 'tr', 'Üsküdar, İstanbul, Türkiye', 'city'],
  [51.5, -0.12, 'ar', 'لندن، المملكة المتحدة', 'city'],
  [48.8584, 2.2945, 'en', 'Paris, France', 'city'],
  [23, 15, 'en', 'Libya', 'country'],
] as const)(
  'MAP-009 the point %d, %d is called in %s: %s',
  async (latitude, longitude, language, label, precision) => {
    const place = await createEmbeddedGeocoder(pool).reverse({ latitude, longitude, language })
    expect(place).toMatchObject({ label, precision })
  },
)

test('MAP-009 the open sea and positions that are none have no place', async () => {
  const geocoder = createEmbeddedGeocoder(pool)
  for (const [latitude, longitude] of [
    [0, -30],
    [91, 0],
    [0, 181],
    [Number.NaN, 0],
  ] as const) {
    expect(await geocoder.reverse({ latitude, longitude, language: 'en' })).toBeNull()
  }
})

function suggest(request: Partial<SuggestRequest>) {
  return createEmbeddedGeocoder(pool).suggest({ query: '', language: 'en', limit: 5, ...request })
}

async function counts() {
  const { rows } = await pool.query(
    'select (select count(*)::int from geo_places) places, (select count(*)::int from geo_place_keys) keys',
  )
  return rows[0]
}

async function* firstPlaces() {
  const place = {
    name: 'Üsküdar',
    nameTr: null,
    nameAr: null,
    country: 'TR',
    admin: '34',
    latitude: 41.02274,
    longitude: 29.01366,
  }
  yield { ...place, id: 738329, population: 582666, isSeat: false, mainKeys: ['uskudar'], otherKeys: [] }
}

async function* breakingPlaces() {
  yield* firstPlaces()
  throw new Error('power cut')
}
