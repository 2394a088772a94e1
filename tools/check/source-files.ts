import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface SourceFile {
  /** Relative to the project, with slashes: `server/features/content/index.ts`. */
  path: string
  text: string
}

const PARTS = ['domain', 'contract', 'ui', 'server', 'console', 'site', 'tools', 'e2e'] as const
export type Part = (typeof PARTS)[number]

const SKIPPED = new Set(['node_modules', 'dist'])

/** All files of the parts below `root` whose name ends in one of `endings`, in a stable order. */
export function readSourceFiles(root: string, endings: readonly string[]): SourceFile[] {
  return PARTS.flatMap((part) => walk(root, part))
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

export function isTest(path: string): boolean {
  return /\.(test|e2e)\.tsx?$|\/(testing|fixtures)\//.test(path) || path.startsWith('e2e/')
}

function walk(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  return entries
    .filter(({ name }) => !SKIPPED.has(name) && !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? walk(root, path) : [path]
    })
}
