import { setTimeout as delay } from 'node:timers/promises'
import { GeocoderUnavailableError } from '../geocoder.ts'

/** Fetches JSON from a provider: cached, one call after the other, never longer than the time-out. */
export interface GeoHttp {
  /** Throws GeocoderUnavailableError. The address may hold a key and is never part of an error. */
  getJson(url: URL): Promise<unknown>
}

export interface GeoHttpOptions {
  /** Between the starts of two calls; what the provider's rules of use allow. */
  readonly minIntervalMs: number
  readonly timeoutMs?: number
  readonly cacheMs?: number
  /** Who asks in this moment beyond this number is told that the geocoder is busy. */
  readonly maxWaiting?: number
  /** Replaced in tests. */
  readonly clock?: { now(): number; wait(ms: number): Promise<void> }
}

const MAX_CACHED = 1000
const DAY_MS = 24 * 60 * 60 * 1000

export function createGeoHttp(options: GeoHttpOptions): GeoHttp {
  const { minIntervalMs, timeoutMs = 5000, cacheMs = DAY_MS, maxWaiting = 10, clock = realClock } = options
  const cache = new Map<string, { readonly at: number; readonly answer: Promise<unknown> }>()
  let freeAt = 0
  let waiting = 0

  /** Takes the next free moment; those who wait keep their order. */
  async function takeTurn(): Promise<void> {
    const now = clock.now()
    const startAt = Math.max(now, freeAt)
    if (startAt > now && waiting >= maxWaiting) throw new GeocoderUnavailableError('busy')
    freeAt = startAt + minIntervalMs
    if (startAt === now) return
    waiting += 1
    await clock.wait(startAt - now)
    waiting -= 1
  }

  function remember(key: string, answer: Promise<unknown>): void {
    cache.set(key, { at: clock.now(), answer })
    const oldest = cache.keys().next().value
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest)
    // A failure is asked again; only answers are kept.
    answer.catch(() => cache.delete(key))
  }

  return {
    getJson(url) {
      const key = url.href
      const known = cache.get(key)
      if (known !== undefined && clock.now() - known.at < cacheMs) return known.answer
      const answer = takeTurn().then(() => fetchJson(url, timeoutMs))
      remember(key, answer)
      return answer
    },
  }
}

const realClock = { now: () => performance.now(), wait: (ms: number) => delay(ms) }

async function fetchJson(url: URL, timeoutMs: number): Promise<unknown> {
  const headers = { accept: 'application/json', 'user-agent': 'Vitrine/1.0 (address search)' }
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, { headers, signal, redirect: 'error' })
    if (!response.ok) throw new GeocoderUnavailableError(problemOf(response.status))
    return await response.json()
  } catch (error) {
    if (error instanceof GeocoderUnavailableError) throw error
    if (signal.aborted) throw new GeocoderUnavailableError('timed-out')
    throw new GeocoderUnavailableError(error instanceof SyntaxError ? 'broken-answer' : 'unreachable')
  }
}

function problemOf(status: number): 'busy' | 'refused' | 'unreachable' {
  if (status === 429) return 'busy'
  return status >= 500 ? 'unreachable' : 'refused'
}
