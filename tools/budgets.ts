import type { PartName } from './build/parts.ts'

export interface Budget {
  part: PartName
  /** What is measured, for the message. */
  name: string
  /** Where Vite's manifest of that build lies, relative to dist/<part>. */
  manifests: readonly string[]
  /** The sources whose script, with everything they import at once, counts. Empty: every entry. */
  entries: readonly string[]
  /** In bytes after gzip, script only. */
  maxBytes: number
}

/** Script that a page loads before anybody touches it. The build fails above these figures. */
export const BUDGETS: readonly Budget[] = [
  {
    part: 'site',
    name: 'script of a public page before the first interaction',
    manifests: ['client/.vite/manifest.json', '.vite/manifest.json'],
    entries: [],
    maxBytes: 5_000,
  },
  {
    part: 'console',
    name: 'script of the console before its first page',
    manifests: ['.vite/manifest.json', 'client/.vite/manifest.json'],
    entries: [],
    maxBytes: 260_000,
  },
]
