import { renewToken } from './renew-token.ts'
import { onTokenChange, readToken } from './token-store.ts'

/** Ms before its end at which a token is renewed. */
const EARLY_MS = 60_000
const RETRY_MS = 15_000

/** Renews the token silently shortly before it ends, also after the computer slept (AUT-006). */
export function keepTokenFresh(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const plan = () => {
    clearTimeout(timer)
    const token = readToken()
    if (!token) return
    const inMs = Date.parse(token.expiresAt) - Date.now() - EARLY_MS
    timer = setTimeout(() => void renew(token.accessToken), Math.max(0, Math.min(inMs, 2 ** 31 - 1)))
  }
  const renew = async (stale: string) => {
    // A refusal is left to the next request: it renews once more and then signs out.
    const answered = await renewToken(stale).then(
      () => true,
      () => false,
    )
    if (!answered) timer = setTimeout(plan, RETRY_MS)
  }
  const onWake = () => {
    if (document.visibilityState === 'visible') plan()
  }
  const stopListening = onTokenChange(plan)
  document.addEventListener('visibilitychange', onWake)
  plan()
  return () => {
    clearTimeout(timer)
    stopListening()
    document.removeEventListener('visibilitychange', onWake)
  }
}
