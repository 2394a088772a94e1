import { arabicNameOf } from './arabic-name.ts'
import { placeKey } from './place-key.ts'
import { turkishNameOf } from './turkish-name.ts'

/** One place of the GeoNames table, as the application keeps it. */
export interface PlaceRecord {
  readonly id: number
  readonly name: string
  /** Null where Turkish or Arabic have no name of their own. */
  readonly nameTr: string | null
  readonly nameAr: string | null
  readonly country: string
  /** GeoNames' code of the first level: a state such as IL, or a number. */
  readonly admin: string
  readonly latitude: number
  readonly longitude: number
  readonly population: number
  /** Whether it is the seat of its first-level region or the capital. */
  readonly isSeat: boolean
  /** What it can be found by: the names it is shown under, and others that count less. */
  readonly mainKeys: readonly string[]
  readonly otherKeys: readonly string[]
}

/** Abandoned, destroyed and former places are no addresses. */
const NOT_LIVED_IN: ReadonlySet<string> = new Set(['PPLQ', 'PPLW', 'PPLH', 'PPLCH'])
const MAX_OTHER_KEYS = 60

/** Reads one tab-separated line of the file; null for places nobody lives in. */
export function readGeoNamesLine(line: string): PlaceRecord | null {
  const [
    id,
    name = '',
    ascii = '',
    alternates = '',
    latitude,
    longitude,
    ,
    feature = '',
    country = '',
    ,
    admin = '',
  ] = line.split('\t')
  const population = line.split('\t')[14]
  if (name === '' || NOT_LIVED_IN.has(feature)) return null
  const others = alternates === '' ? [] : alternates.split(',')
  const nameTr = turkishNameOf({ name, ascii, country, others })
  const nameAr = arabicNameOf({ ascii, country, others })
  const mainKeys = keysOf([name, ascii, nameTr ?? '', nameAr ?? ''])
  const otherKeys = keysOf(others.filter(isOurScript)).filter((key) => !mainKeys.includes(key))
  return {
    id: Number(id),
    name,
    nameTr,
    nameAr,
    country,
    admin,
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
    isSeat: feature === 'PPLA' || feature === 'PPLC',
    mainKeys,
    otherKeys: otherKeys.slice(0, MAX_OTHER_KEYS),
  }
}

function keysOf(names: readonly string[]): string[] {
  return [...new Set(names.map(placeKey))].filter((key) => key.length >= 2)
}

/** Names in the scripts that our users type: Latin, Arabic, Cyrillic and Greek. */
function isOurScript(name: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{P}\p{Z}\d]+$/u.test(
    name,
  )
}
