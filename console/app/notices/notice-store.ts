import { useSyncExternalStore } from 'react'

/** Ms a message of success stays on screen; failures stay until closed (ERR-006). */
export const TOAST_MS = 5000

export interface NoticeEntry {
  id: number
  tone: 'ok' | 'bad'
  text: string
  /** e.g. Undo */
  action?: { label: string; run: () => void }
  /** Id of what it speaks of: a newer one about the same takes its place, and its way back with it. */
  about?: string
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
export const notifyDone = (text: string, action?: NoticeEntry['action'], about?: string): void =>
  add({ tone: 'ok', text, ...(action && { action }), ...(about && { about }) })

/** An action failed: stays until closed. Say what happened, what is safe, what to do. */
export const notifyFailed = (text: string, action?: NoticeEntry['action']): void =>
  add({ tone: 'bad', text, ...(action && { action }) })

export const closeNotice = (id: number): void =>
  change((entry) => (entry.id === id ? { ...entry, isOnScreen: false } : entry))

export const markAllRead = (): void => change((entry) => ({ ...entry, isRead: true }))

export const readNotices = (): readonly NoticeEntry[] => entries

export const useNotices = (): readonly NoticeEntry[] =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, readNotices)

function add(entry: Pick<NoticeEntry, 'tone' | 'text' | 'action' | 'about'>): void {
  lastId += 1
  const before = entries.map((each) => (entry.about && each.about === entry.about ? outdated(each) : each))
  const added = { ...entry, id: lastId, at: Date.now(), isRead: false, isOnScreen: true }
  entries = [added, ...before].slice(0, MOST)
  tell()
}

function outdated({ action: _over, ...entry }: NoticeEntry): NoticeEntry {
  return { ...entry, isOnScreen: false }
}

function change(map: (entry: NoticeEntry) => NoticeEntry): void {
  entries = entries.map(map)
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}
