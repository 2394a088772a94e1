import { ApiProblem } from '#app/api/api-problem.ts'
import { send } from '#app/api/send.ts'
import { readToken, type StoredToken, writeToken } from './token-store.ts'

/**
 * Trades the renewal cookie for a fresh access token (AUT-006). Only one tab asks at a time: who waited finds the
 * token of the tab before. Undefined when the session is over; throws when the server does not answer.
 */
export function renewToken(stale: string): Promise<StoredToken | undefined> {
  return inLine(async () => {
    const current = readToken()
    if (!current) return undefined
    if (current.accessToken !== stale) return current
    const response = await send('POST', '/api/auth/renew', undefined)
    if (response.status === 401) return undefined
    if (!response.ok) throw await ApiProblem.from(response)
    // The route's response type; only its token is kept.
    const fresh = (await response.json()) as StoredToken
    writeToken(fresh)
    return fresh
  })
}

let last: Promise<unknown> = Promise.resolve()

/** Web Locks reach across tabs; where they are missing (no https), a queue within this tab must do. */
function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
  if (navigator.locks) return navigator.locks.request('vitrine-renew', work)
  const mine = last.then(work, work)
  last = mine.catch(() => undefined)
  return mine
}
