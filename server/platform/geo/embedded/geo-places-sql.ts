/**
 * The tables of the embedded geocoder, for a migration; statement by statement. They belong to no account, stay on
 * the coordinator (local) and are filled by `loadGeoPlaces`, so a migration stays quick.
 */
export const GEO_PLACES_SQL: readonly string[] = [
  `create table geo_places (
     id integer primary key,
     name text not null,
     name_tr text,
     name_ar text,
     country text not null,
     admin text not null,
     latitude real not null,
     longitude real not null,
     population integer not null,
     is_seat boolean not null,
     position point not null
   )`,
  `create index geo_places_position on geo_places using gist (position)`,
  `create index geo_places_seats on geo_places (country, admin) where is_seat`,
  // The order of bytes makes a prefix a range; the population stands in the index, so ranking reads no table.
  `create table geo_place_keys (
     key text collate "C" not null,
     place_id integer not null,
     population integer not null,
     is_main boolean not null,
     primary key (key, place_id) include (population, is_main)
   )`,
  // Misspelled names are looked for among towns of some size only: enough, and the index stays small.
  `create index geo_place_keys_alike on geo_place_keys using gin (key gin_trgm_ops) where population >= 50000`,
  `create table geo_loads (source text primary key, loaded_at timestamptz not null)`,
  `do $$ begin
     if exists (select from pg_roles where rolname = 'vitrine_app') then
       grant select, insert, update, delete on geo_places, geo_place_keys, geo_loads to vitrine_app, vitrine_house;
       if current_setting('server_version_num')::int >= 170000 then
         execute 'grant maintain on geo_places, geo_place_keys to vitrine_app, vitrine_house';
       end if;
     end if;
   end $$`,
]
