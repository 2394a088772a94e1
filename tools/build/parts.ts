export const PART_NAMES = ['site', 'console'] as const
export type PartName = (typeof PART_NAMES)[number]

export interface PartBuild {
  part: PartName
  /** Folder below dist/<part>, empty for dist/<part> itself. */
  folder: string
  /** Arguments of `vite build`. */
  args: readonly string[]
}

/** The builds that make up dist/. */
export const BUILDS: readonly PartBuild[] = [
  { part: 'site', folder: 'client', args: [] },
  { part: 'site', folder: 'server', args: ['--ssr', 'entry-server.tsx'] },
  { part: 'console', folder: '', args: [] },
]
