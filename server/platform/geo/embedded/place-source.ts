import type { Position } from '../geocoder.ts'
import type { PlaceRow } from './place-row.ts'

/**
 * `isExact` when a whole name was typed and not only its beginning, `isMain` when it is a name that the place is shown
 * under and not an old or foreign one.
 */
export interface FoundPlace extends PlaceRow {
  readonly isExact: boolean
  readonly isMain: boolean
}

/** How much a place deserves to be suggested: tenfold people count as much as a whole name or two thirds of a main one. */
export function importanceOf({ population, isExact, isMain }: FoundPlace): number {
  return Math.log10(population + 10) + (isExact ? 1 : 0) + (isMain ? 1.5 : 0)
}

/** Where the embedded geocoder looks: the tables, or the list of the largest cities until those are filled. */
export interface PlaceSource {
  /** Candidates whose name begins with the key, the most populous, and some close to `near`. */
  startingWith(key: string, near: Position | undefined): Promise<readonly FoundPlace[]>
  /** Candidates whose name is nearly the key. */
  alike(key: string): Promise<readonly FoundPlace[]>
  /** Places within so many degrees of a point. */
  around(point: Position, degrees: number): Promise<readonly PlaceRow[]>
}
