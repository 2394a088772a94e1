/** How a client asks for a picture that is being prepared, when no live event tells it: MED-012. */
const FIRST_WAIT_MS = 3_000
const NEXT_WAIT_MS = 2_000
const MAX_TRIES = 200

/** Milliseconds before the try with this number (0 is the first), or null when it is time to give up. MED-012 */
export function waitBeforeTry(tryNumber: number): number | null {
  if (tryNumber >= MAX_TRIES) return null
  return tryNumber === 0 ? FIRST_WAIT_MS : NEXT_WAIT_MS
}
