import { routeUrl } from '@vitrine/contract/client.ts'
import { liveRoutes } from '@vitrine/contract/live.ts'
import { useEffect } from 'react'
import { queryClient } from '#app/api/query-client.ts'
import { send } from '#app/api/send.ts'
import { renewToken } from '#app/session/renew-token.ts'
import { useSession } from '#app/session/session-query.ts'
import { readToken } from '#app/session/token-store.ts'
import { readEventStream } from './read-event-stream.ts'

const FIRST_PAUSE_MS = 2000
/** While nothing can be heard, everything shown is asked for anew this often (API-010). */
const LONGEST_PAUSE_MS = 15_000

/**
 * Hears what happens in the account in view, whoever did it, and lets the answers it concerns be asked anew: an event
 * `content.saved` concerns every query whose key begins with 'content' (API-010).
 */
export function useLiveChanges(): void {
  const accountId = useSession().account?.id
  useEffect(() => {
    if (!accountId) return
    const stop = new AbortController()
    void listen(accountId, stop.signal)
    return () => stop.abort()
  }, [accountId])
}

async function listen(accountId: string, signal: AbortSignal): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS
  while (!signal.aborted) {
    const wasOpen = await hear(accountId, signal).catch(() => false)
    pauseMs = wasOpen ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    await pause(pauseMs, signal)
    // What happened meanwhile was not heard.
    if (!signal.aborted) void queryClient.invalidateQueries()
  }
}

/** One connection until it ends; whether it was ever open. */
async function hear(accountId: string, signal: AbortSignal): Promise<boolean> {
  const token = readToken()
  if (!token) return false
  const url = routeUrl(liveRoutes.streamEvents.path, { params: { accountId } })
  const response = await send('GET', url, undefined, token.accessToken, signal)
  if (response.status === 401) await renewToken(token.accessToken)
  if (!response.ok || !response.body) return false
  // A new account gets its first content types while its owner signs in; what was told before now was not heard.
  void queryClient.invalidateQueries({ queryKey: ['session'] })
  for await (const event of readEventStream(response.body)) {
    if (event.name === 'gap') await queryClient.invalidateQueries()
    if (event.name !== 'change') continue
    const area = areaOf(event.data)
    await queryClient.invalidateQueries({ queryKey: [area] })
    // the session says of which types one may create
    if (area === 'taxonomy') await queryClient.invalidateQueries({ queryKey: ['session'] })
  }
  return true
}

function areaOf(data: string): string {
  const change: unknown = JSON.parse(data)
  const type = typeof change === 'object' && change !== null && 'type' in change ? String(change.type) : ''
  return type.split('.')[0] ?? ''
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
