/** What tus-js-client writes into local storage for each upload that is not finished. */
const PREFIX = 'tus::'
const LOST_AFTER_MS = 24 * 60 * 60 * 1000

/** Names an upload of a file to a place, so that choosing the same file again goes on where it stopped. */
export function fingerprintOf(
  areaKey: string,
  file: { name: string; size: number; lastModified: number },
): string {
  return `vitrine/${areaKey}/${file.size}/${file.lastModified}/${file.name}`
}

/** How many uploads to this place were cut off, by a reload or a crash, in the last 24 hours. */
export function countInterrupted(areaKey: string, now: number): number {
  return keysOf(areaKey).filter((key) => startedAt(key) > now - LOST_AFTER_MS).length
}

export function forgetInterrupted(areaKey: string): void {
  for (const key of keysOf(areaKey)) localStorage.removeItem(key)
}

function keysOf(areaKey: string): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}vitrine/${areaKey}/`))
}

function startedAt(key: string): number {
  try {
    const entry: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    const time =
      typeof entry === 'object' && entry !== null && 'creationTime' in entry ? entry.creationTime : ''
    return Date.parse(String(time)) || 0
  } catch {
    return 0
  }
}
