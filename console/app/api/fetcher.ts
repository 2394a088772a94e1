import type { Fetcher } from '@vitrine/contract/client.ts'
import { endSession } from '#app/session/end-session.ts'
import { renewToken } from '#app/session/renew-token.ts'
import { readToken } from '#app/session/token-store.ts'
import { ApiProblem } from './api-problem.ts'
import { send } from './send.ts'

/**
 * Sends a request as the signed-in person. A 401 renews the token once and tries again; when that
 * fails too, the person is signed out and sent to `/` (AUT-042).
 */
export const fetcher: Fetcher = async (method, url, body) => {
  const token = readToken()
  let response = await send(method, url, body, token?.accessToken)
  if (response.status === 401 && token && !url.startsWith('/api/auth/')) {
    const fresh = await renewToken(token.accessToken)
    if (fresh) response = await send(method, url, body, fresh.accessToken)
    if (response.status === 401) return leave(await ApiProblem.from(response))
  }
  if (!response.ok) throw await ApiProblem.from(response)
  return response.status === 204 ? undefined : await response.json()
}

/** Somebody whose record is gone is told so (AUT-016). The answer never comes: another document takes this one's place. */
function leave(problem: ApiProblem): Promise<never> {
  endSession(problem.code === 'userNotFound' ? '/login?problem=userNotFound' : '/?logout')
  return new Promise(() => {})
}
