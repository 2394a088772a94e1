import type { GeoDatabase } from './geo-database.ts'
import { readGeoNames } from './geonames-file.ts'
import type { PlaceRecord } from './geonames-record.ts'

/** Changes with the data or with what we make of them; the tables are then filled anew. */
const GEO_SOURCE = 'geonames-cities1000-2020-03/1'

const PLACES_PER_INSERT = 2500

export async function areGeoPlacesLoaded(database: GeoDatabase): Promise<boolean> {
  const { rows } = await database.query('select 1 from geo_loads where source = $1', [GEO_SOURCE])
  return rows.length > 0
}

/**
 * Fills the tables of places; a job for the background, about ten seconds. Safe to repeat, to interrupt and to run
 * twice at once: it adds what is missing and marks the end. Answers how many places there are in the file.
 */
export async function loadGeoPlaces(
  database: GeoDatabase,
  options: { now: Date; places?: AsyncIterable<PlaceRecord>; signal?: AbortSignal },
): Promise<number> {
  const { now, places = readGeoNames(), signal } = options
  const older = await database.query('select 1 from geo_loads where source <> $1', [GEO_SOURCE])
  if (older.rows.length > 0) {
    for (const table of ['geo_loads', 'geo_place_keys', 'geo_places'])
      await database.query(`delete from ${table}`, [])
  }
  let count = 0
  let batch: PlaceRecord[] = []
  for await (const place of places) {
    batch.push(place)
    if (batch.length < PLACES_PER_INSERT) continue
    signal?.throwIfAborted()
    await insert(database, batch)
    count += batch.length
    batch = []
  }
  await insert(database, batch)
  for (const table of ['geo_places', 'geo_place_keys']) await database.query(`analyze ${table}`, [])
  await database.query('insert into geo_loads (source, loaded_at) values ($1, $2) on conflict do nothing', [
    GEO_SOURCE,
    now,
  ])
  return count + batch.length
}

async function insert(database: GeoDatabase, batch: readonly PlaceRecord[]): Promise<void> {
  await database.query(INSERT_PLACES, [
    batch.map((place) => place.id),
    batch.map((place) => place.name),
    batch.map((place) => place.nameTr),
    batch.map((place) => place.nameAr),
    batch.map((place) => place.country),
    batch.map((place) => place.admin),
    batch.map((place) => place.latitude),
    batch.map((place) => place.longitude),
    batch.map((place) => place.population),
    batch.map((place) => place.isSeat),
  ])
  const keys = batch.flatMap(({ id, population, mainKeys, otherKeys }) => [
    ...mainKeys.map((key) => ({ key, id, population, isMain: true })),
    ...otherKeys.map((key) => ({ key, id, population, isMain: false })),
  ])
  await database.query(INSERT_KEYS, [
    keys.map(({ key }) => key),
    keys.map(({ id }) => id),
    keys.map(({ population }) => population),
    keys.map(({ isMain }) => isMain),
  ])
}

const INSERT_PLACES = `insert into geo_places
    (id, name, name_tr, name_ar, country, admin, latitude, longitude, population, is_seat, position)
  select id, name, name_tr, name_ar, country, admin, latitude, longitude, population, is_seat, point(longitude, latitude)
  from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::real[], $8::real[], $9::int[], $10::bool[])
    as given(id, name, name_tr, name_ar, country, admin, latitude, longitude, population, is_seat)
  on conflict do nothing`

const INSERT_KEYS = `insert into geo_place_keys (key, place_id, population, is_main)
  select * from unnest($1::text[], $2::int[], $3::int[], $4::bool[])
  on conflict do nothing`
