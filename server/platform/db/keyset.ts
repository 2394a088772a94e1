import { isUuid } from '@vitrine/domain/ids.ts'
import { Problem } from '@vitrine/domain/problem.ts'

/** The place in a sorted list where the next page begins: the last row's sort values, opaque to callers. */
export function keysetOf(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** The values of a cursor, undefined for the first page. Throws invalidInput for one that was not made here. */
export function readKeyset(cursor: string | undefined, length: number): string[] | undefined {
  if (cursor === undefined) return undefined
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (
      Array.isArray(values) &&
      values.length === length &&
      values.every((value) => typeof value === 'string')
    )
      return values
  } catch {
    // told below
  }
  throw cursorNotValid()
}

/** A row of a list that is sorted by a time (whole milliseconds) and then by id. */
export interface TimePlace {
  at: Date
  id: string
}

export function timeKeysetOf({ at, id }: TimePlace): string {
  return keysetOf([at.toISOString(), id])
}

/** What `timeKeysetOf` wrote, undefined for the first page. Throws invalidInput for anything else. */
export function readTimeKeyset(cursor: string | undefined): TimePlace | undefined {
  const values = readKeyset(cursor, 2)
  if (!values) return undefined
  const [time = '', id = ''] = values
  const at = new Date(time)
  if (Number.isNaN(at.getTime()) || !isUuid(id)) throw cursorNotValid()
  return { at, id }
}

function cursorNotValid(): Problem {
  return new Problem('invalidInput', 'cursorNotValid', 'This page address is not valid')
}
