import type { GeoDatabase } from './geo-database.ts'
import type { PlaceRow } from './place-row.ts'
import type { FoundPlace, PlaceSource } from './place-source.ts'

const CANDIDATES = 60
const NEAR_DEGREES = 1.5
const END_OF_PREFIX = '\u{10FFFF}'

/** The places of the tables, once `loadGeoPlaces` has filled them. */
export function createTablePlaces(database: GeoDatabase): PlaceSource {
  return {
    async startingWith(key, near) {
      const end = key + END_OF_PREFIX
      const { rows } = await database.query(STARTING_WITH, [key, end, CANDIDATES])
      if (near === undefined) return rows.map(asFound)
      const box = boxAround(near, NEAR_DEGREES)
      const close = await database.query(STARTING_NEARBY, [key, end, box, CANDIDATES])
      return [...rows, ...close.rows].map(asFound)
    },
    async alike(key) {
      const { rows } = await database.query(ALIKE, [key, CANDIDATES])
      return rows.map(asFound)
    },
    async around(point, degrees) {
      const { rows } = await database.query(AROUND, [boxAround(point, degrees)])
      return rows.map(asRow)
    },
  }
}

function boxAround(
  { latitude, longitude }: { latitude: number; longitude: number },
  degrees: number,
): string {
  const wide = degrees / Math.max(0.1, Math.cos((latitude * Math.PI) / 180))
  return `(${longitude - wide},${latitude - degrees}),(${longitude + wide},${latitude + degrees})`
}

const COLUMNS = `p.id, p.name, p.name_tr, p.name_ar, p.country, p.admin, p.latitude, p.longitude, p.population,
    s.id as seat_id, s.name as seat_name, s.name_tr as seat_name_tr, s.name_ar as seat_name_ar`

const WITH_SEAT = `left join lateral (
    select id, name, name_tr, name_ar from geo_places
    where p.country = 'TR' and country = p.country and admin = p.admin and is_seat
    order by population desc limit 1) s on true`

/** The same order as importanceOf; only as many as are worth weighing leave the database. */
const STARTING_WITH = `select ${COLUMNS}, f.is_exact, f.is_main
  from (select place_id, bool_or(key = $1) as is_exact, bool_or(is_main) as is_main
        from geo_place_keys where key >= $1 and key < $2
        group by place_id
        order by max(log(population + 10)) + bool_or(key = $1)::int + 1.5 * bool_or(is_main)::int desc limit $3) f
  join geo_places p on p.id = f.place_id ${WITH_SEAT}`

const STARTING_NEARBY = `select ${COLUMNS}, f.is_exact, f.is_main
  from (select id, bool_or(key = $1) as is_exact, bool_or(is_main) as is_main
        from geo_places join geo_place_keys on place_id = id
        where position <@ $3::box and key >= $1 and key < $2
        group by id order by max(geo_places.population) desc limit $4) f
  join geo_places p on p.id = f.id ${WITH_SEAT}`

const ALIKE = `select ${COLUMNS}, false as is_exact, false as is_main
  from (select place_id, max(similarity(key, $1)) as likeness
        from geo_place_keys where population >= 50000 and key % $1
        group by place_id having max(similarity(key, $1)) >= 0.45
        order by likeness desc, max(population) desc limit $2) f
  join geo_places p on p.id = f.place_id ${WITH_SEAT}
  order by f.likeness desc`

const AROUND = `select ${COLUMNS} from geo_places p ${WITH_SEAT} where p.position <@ $1::box`

function asFound(row: Record<string, unknown>): FoundPlace {
  return { ...asRow(row), isExact: row.is_exact === true, isMain: row.is_main === true }
}

function asRow(row: Record<string, unknown>): PlaceRow {
  const seatId = row.seat_id === null ? null : Number(row.seat_id)
  return {
    id: Number(row.id),
    name: String(row.name),
    nameTr: textOrNull(row.name_tr),
    nameAr: textOrNull(row.name_ar),
    country: String(row.country),
    admin: String(row.admin),
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    population: Number(row.population),
    seat:
      seatId === null
        ? null
        : {
            id: seatId,
            name: String(row.seat_name),
            nameTr: textOrNull(row.seat_name_tr),
            nameAr: textOrNull(row.seat_name_ar),
          },
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
