import { useSyncExternalStore } from 'react'

const KEY = 'look'

/** What holds in this browser; null follows agency and browser. Kept so that the first paint is right. */
export interface Look {
  /** The person's own choices. */
  language: string | null
  themeValue: string | null
  /** What the account in view offers to those who chose nothing (I18-003). */
  accountLanguage: string | null
}

let current: Look = read()
const listeners = new Set<() => void>()

export function setLook(change: Partial<Look>): void {
  current = { ...current, ...change }
  localStorage.setItem(KEY, JSON.stringify(current))
  for (const listener of listeners) listener()
}

export const readLook = (): Look => current

export const useLook = (): Look =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )

function read(): Look {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const field = (name: string) =>
      typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'string'
        ? String(Reflect.get(value, name))
        : null
    return {
      language: field('language'),
      themeValue: field('themeValue'),
      accountLanguage: field('accountLanguage'),
    }
  } catch {
    return { language: null, themeValue: null, accountLanguage: null }
  }
}
