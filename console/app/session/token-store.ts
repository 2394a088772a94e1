const KEY = 'userData' // AUT-005

export interface StoredToken {
  accessToken: string
  /** ISO time. */
  expiresAt: string
}

/** The access token of this browser, under `userData.accessToken` of local storage (AUT-005). */
export function readToken(): StoredToken | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isToken(value) ? value : undefined
  } catch {
    return undefined
  }
}

export function writeToken({ accessToken, expiresAt }: StoredToken): void {
  localStorage.setItem(KEY, JSON.stringify({ accessToken, expiresAt } satisfies StoredToken))
  window.dispatchEvent(new Event(CHANGED))
}

/** Calls back when another tab, or this one, signed in, renewed or signed out. Returns the way to stop. */
export function onTokenChange(listener: (token: StoredToken | undefined) => void): () => void {
  const here = () => listener(readToken())
  const elsewhere = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener(readToken())
  }
  window.addEventListener(CHANGED, here)
  window.addEventListener('storage', elsewhere)
  return () => {
    window.removeEventListener(CHANGED, here)
    window.removeEventListener('storage', elsewhere)
  }
}

const CHANGED = 'vitrine:token'

function isToken(value: unknown): value is StoredToken {
  return (
    typeof value === 'object' &&
    value !== null &&
    'accessToken' in value &&
    typeof value.accessToken === 'string' &&
    'expiresAt' in value &&
    typeof value.expiresAt === 'string'
  )
}
