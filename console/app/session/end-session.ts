/**
 * Forgets everything this browser knows of the person and starts the application anew at `path` (AUT-042, AUT-043).
 * A document of its own is the one reset that cannot forget a store. Other tabs follow by the storage event.
 */
export function endSession(path: string): void {
  localStorage.clear()
  sessionStorage.clear()
  window.location.assign(path)
}

/** When another tab signs out, this one leaves too. */
export function followSignOut(isSignedIn: () => boolean): () => void {
  const onStorage = (event: StorageEvent) => {
    const tokenLeft = event.key === null || (event.key === 'userData' && event.newValue === null)
    if (tokenLeft && isSignedIn()) {
      sessionStorage.clear()
      window.location.assign('/login')
    }
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
