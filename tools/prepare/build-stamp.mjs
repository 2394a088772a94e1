import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const SOURCES = [
  'domain',
  'contract',
  'ui',
  'site',
  'console',
  'tools/build',
  'tools/build.ts',
  'tools/budgets.ts',
  'package-lock.json',
]
const stampFile = join(root, 'dist', '.built-from')

/** Whether dist/ was built from the sources as they are now. */
export function buildIsCurrent() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourcesHash()
}

/** @param {string} hash of the sources when the build began */
export function writeBuildStamp(hash) {
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stampFile, hash)
}

/** @returns {string} fingerprint of everything the build reads */
export function sourcesHash() {
  const hash = createHash('sha256')
  for (const source of SOURCES) addTo(hash, source)
  return hash.digest('hex')
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path relative to the project
 */
function addTo(hash, path) {
  const absolute = join(root, path)
  if (!existsSync(absolute)) return
  let entries
  try {
    entries = readdirSync(absolute, { withFileTypes: true })
  } catch {
    hash.update(`${path}\0`).update(readFileSync(absolute))
    return
  }
  for (const { name } of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (name === 'node_modules' || name === 'dist' || name.startsWith('.') || /\.(test\.tsx?|md)$/.test(name))
      continue
    addTo(hash, `${path}/${name}`)
  }
}
