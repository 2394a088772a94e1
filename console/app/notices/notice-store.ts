import { useSyncExternalStore } from 'react'

/** Ms a message of success stays on screen; failures stay until closed (ERR-006). */
export const TOAST_MS = 5000

export interface NoticeEntry {
  id: number
  tone: 'ok' | 'bad'
  text: string
  /** e.g. Undo */
  action?: { label: string; run: () => void }
  /** Ms since 1970. */
  at: number
  isRead: boolean
  isOnScreen: boolean
}

let entries: readonly NoticeEntry[] = []
let lastId = 0
const listeners = new Set<() => void>()
/** The list remembers so many. */
const MOST = 50

/** An action elsewhere ended: shown for five seconds, kept in the notification list. */
export const notifyDone = (text: string, action?: NoticeEntry['action']): void =>
  add({ tone: 'ok', text, ...(action && { action }) })

/** An action failed: stays until closed. Say what happened, what is safe, what to do. */
export const notifyFailed = (text: string, action?: NoticeEntry['action']): void =>
  add({ tone: 'bad', text, ...(action && { action }) })

export const closeNotice = (id: number): void =>
  change((entry) => (entry.id === id ? { ...entry, isOnScreen: false } : entry))

export const markAllRead = (): void => change((entry) => ({ ...entry, isRead: true }))

export const useNotices = (): readonly NoticeEntry[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => entries,
  )

function add(entry: Pick<NoticeEntry, 'tone' | 'text' | 'action'>): void {
  lastId += 1
  entries = [{ ...entry, id: lastId, at: Date.now(), isRead: false, isOnScreen: true }, ...entries].slice(
    0,
    MOST,
  )
  tell()
}

function change(map: (entry: NoticeEntry) => NoticeEntry): void {
  entries = entries.map(map)
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}
