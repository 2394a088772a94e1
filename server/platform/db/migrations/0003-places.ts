import { GEO_PLACES_SQL } from '#platform/geo/embedded/geo-places-sql.ts'

/** The gazetteer behind address suggestions; the same for everybody. */
export const places: readonly string[] = [
  ...GEO_PLACES_SQL,
  `select app.shared_table('geo_places')`,
  `select app.shared_table('geo_place_keys')`,
  `select app.shared_table('geo_loads')`,
]
