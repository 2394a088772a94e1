import { useEffect, useReducer } from 'react'

const MINUTE_MS = 60_000

/** Draws its component anew each minute, so that "2 minutes ago" stays true. */
export function useMinute(): void {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(tick, MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
}
