/** The key stroke in a terminal reaches a program twice: from the terminal and from npm. */
const SAME_STROKE_MS = 250

/**
 * Ends the process when it is asked to: the first signal lets running work end, a second one hurries, a third one
 * ends it on the spot. `end` may be called while the server still starts.
 */
export function endOnSignals(end: (hurry: AbortSignal) => Promise<void>): void {
  const hurry = new AbortController()
  let count = 0
  let lastAt = Number.NEGATIVE_INFINITY
  const onSignal = () => {
    const now = performance.now()
    if (now - lastAt < SAME_STROKE_MS) return
    lastAt = now
    count++
    if (count > 2) process.exit(1)
    if (count === 2) return hurry.abort()
    end(hurry.signal).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  // a closed terminal asks too
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal)
}
