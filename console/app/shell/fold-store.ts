import { useSyncExternalStore } from 'react'

const KEY = 'navFolded'
let folded = localStorage.getItem(KEY) === 'true'
const listeners = new Set<() => void>()

/** Whether the side navigation is folded to 64 px (NAV-001); kept in this browser. */
export const useFold = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => folded,
  )

export function toggleFold(): void {
  folded = !folded
  localStorage.setItem(KEY, String(folded))
  for (const listener of listeners) listener()
}
