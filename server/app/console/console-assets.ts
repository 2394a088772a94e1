import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Addresses of what the console's document loads before anything else. */
export interface ConsoleAssets {
  scripts: readonly string[]
  stylesheets: readonly string[]
  /** Modules that the entry imports, fetched at the same time. */
  preloads: readonly string[]
}

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

const BASE = '/assets/console/'

/** Reads the build's manifest. Throws when the console was not built. */
export function readConsoleAssets(directory: string): ConsoleAssets {
  // written by Vite in this documented form
  const manifest = JSON.parse(readFileSync(join(directory, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const entry = manifest['app/main.tsx']
  if (!entry) throw new Error('the console build has no entry; run npm run build')
  const imported = collect(manifest, entry, new Set())
  return {
    scripts: [BASE + entry.file],
    stylesheets: [...new Set([entry, ...imported].flatMap((chunk) => chunk.css ?? []))].map(
      (file) => BASE + file,
    ),
    preloads: imported.map((chunk) => BASE + chunk.file),
  }
}

function collect(manifest: Record<string, Chunk>, chunk: Chunk, seen: Set<string>): Chunk[] {
  return (chunk.imports ?? []).flatMap((name) => {
    const imported = manifest[name]
    if (!imported || seen.has(name)) return []
    seen.add(name)
    return [imported, ...collect(manifest, imported, seen)]
  })
}
