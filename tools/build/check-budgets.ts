import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { BUDGETS, type Budget } from '../budgets.ts'

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
}

type Manifest = Record<string, Chunk>

/** Throws one sentence when a freshly built part weighs more than tools/budgets.ts allows. */
export function checkBudgets(
  part: string,
  outDir: string,
  print: (line: string) => void,
  budgets: readonly Budget[] = BUDGETS,
): void {
  for (const budget of budgets.filter((candidate) => candidate.part === part)) {
    const manifestPath = budget.manifests.map((path) => join(outDir, path)).find((path) => existsSync(path))
    if (!manifestPath) {
      throw new Error(
        `${part} was built without a manifest (build.manifest), so its weight cannot be checked.`,
      )
    }
    const bytes = weigh(manifestPath, budget.entries)
    const figures = `${(bytes / 1000).toFixed(1)} of ${budget.maxBytes / 1000} kB gzip`
    if (bytes > budget.maxBytes) throw new Error(`The ${budget.name} is too heavy: ${figures}.`)
    print(`${part}: ${budget.name}: ${figures}`)
  }
}

function weigh(manifestPath: string, entries: readonly string[]): number {
  // Written by Vite a moment ago; its shape is part of Vite's documented interface.
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest
  const base = join(dirname(manifestPath), '..')
  const keys = Object.keys(manifest).filter((key) =>
    entries.length > 0 ? entries.includes(key) : manifest[key]?.isEntry,
  )
  const files = new Set<string>()
  for (const key of keys) collect(manifest, key, files)
  return [...files]
    .filter((file) => /\.m?js$/.test(file))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(base, file))).length, 0)
}

function collect(manifest: Manifest, key: string, files: Set<string>): void {
  const chunk = manifest[key]
  if (!chunk || files.has(chunk.file)) return
  files.add(chunk.file)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files)
}
