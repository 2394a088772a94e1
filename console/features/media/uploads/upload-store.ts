import { useSyncExternalStore } from 'react'
import type { UploadEntry, UploadTarget } from './upload-entry.ts'

/**
 * All uploads of this tab, also while their screen is closed. Held outside of React, so that leaving an item
 * does not end what is on its way.
 */
let entries: readonly UploadEntry[] = []
let lastId = 0
const listeners = new Set<() => void>()

export const readUploads = (): readonly UploadEntry[] => entries

export function addEntry(target: UploadTarget, file: File): UploadEntry {
  lastId += 1
  const entry: UploadEntry = {
    ...target,
    id: lastId,
    file,
    sentBytes: 0,
    state: 'waiting',
    problem: null,
    media: null,
    preview: null,
  }
  entries = [...entries, entry]
  tell()
  return entry
}

export function changeEntry(id: number, change: Partial<UploadEntry>): void {
  entries = entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry))
  tell()
}

export function dropEntry(id: number): void {
  entries = entries.filter((entry) => entry.id !== id)
  tell()
}

export function useUploads(areaKey: string): readonly UploadEntry[] {
  const all = useSyncExternalStore(subscribe, readUploads)
  return all.filter((entry) => entry.areaKey === areaKey)
}

export const isUnderWay = ({ state }: UploadEntry): boolean => state !== 'failed' && state !== 'done'

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
  window.onbeforeunload = entries.some(isUnderWay) ? warn : null
}

/** The browser asks before it closes a page from which files are still going. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
