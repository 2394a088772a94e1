import { writeFileSync } from 'node:fs'
import { readGeoNames } from './geonames-file.ts'
import type { PlaceRecord } from './geonames-record.ts'

/**
 * Writes largest-cities.generated.json anew: `node server/platform/geo/embedded/write-largest-cities.ts`.
 * Needed only when the table of places or the reading of it changes.
 */
const HOW_MANY = 2000
const MAX_OTHER_KEYS = 4

const places: PlaceRecord[] = []
for await (const place of readGeoNames()) places.push(place)
places.sort((one, other) => other.population - one.population)
const lines = places.slice(0, HOW_MANY).map(({ isSeat, mainKeys, otherKeys, ...place }) =>
  JSON.stringify({
    ...place,
    main: mainKeys.join('|'),
    other: otherKeys.slice(0, MAX_OTHER_KEYS).join('|'),
  }),
)
writeFileSync(new URL('./largest-cities.generated.json', import.meta.url), `[\n${lines.join(',\n')}\n]\n`)
