import { signedOutTarget } from '@vitrine/domain/auth/signed-out-target.ts'

/**
 * Forgets everything this browser knows of the person and starts the application anew at `path` (AUT-042, AUT-043).
 * A document of its own is the one reset that cannot forget a store. Other tabs follow by the storage event.
 */
export function endSession(path: string): void {
  localStorage.clear()
  sessionStorage.clear()
  window.location.assign(path)
}

/** When another tab signs out, this one leaves too (AUT-040). */
export function followSignOut(isSignedIn: () => boolean): () => void {
  const onStorage = (event: StorageEvent) => {
    const tokenLeft = event.key === null || (event.key === 'userData' && event.newValue === null)
    if (tokenLeft && isSignedIn()) {
      const target = signedOutTarget(window.location.pathname)
      sessionStorage.clear()
      if (target) window.location.assign(target)
    }
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
