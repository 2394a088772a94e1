import { posix } from 'node:path'
import type { SourceFile } from './source-files.ts'

export interface Import {
  from: string
  line: number
  /** As written. */
  specifier: string
  /** Path of a file of this project, or undefined for a package. */
  target: string | undefined
  kind: 'value' | 'type' | 'dynamic'
}

const STATIC = /^[ \t]*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\sfrom\s*)?(['"])([^'"\n]+)\2/gm
const DYNAMIC = /\bimport\(\s*(['"])([^'"\n]+)\1\s*\)/g

/** What a file imports and re-exports. Comments are blanked first, line numbers stay. */
export function readImports({ path, text }: SourceFile): Import[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '))
  const found: Import[] = []
  const add = (index: number, specifier: string, kind: Import['kind']) => {
    // An absolute address stands in the text of a page, not in code of ours.
    if (specifier.startsWith('/')) return
    const line = code.slice(0, index).split('\n').length
    found.push({ from: path, line, specifier, target: resolveTarget(path, specifier), kind })
  }
  for (const match of code.matchAll(STATIC)) {
    add(match.index + match[0].search(/\S/), match[3] ?? '', match[1] ? 'type' : 'value')
  }
  for (const match of code.matchAll(DYNAMIC)) add(match.index, match[2] ?? '', 'dynamic')
  return found
}

function resolveTarget(from: string, specifier: string): string | undefined {
  const plain = specifier.replace(/\?.*$/, '')
  if (plain.startsWith('.')) return posix.join(posix.dirname(from), plain)
  if (plain.startsWith('#')) return `${from.split('/')[0]}/${plain.slice(1)}`
  return plain.startsWith('@vitrine/') ? plain.slice('@vitrine/'.length) : undefined
}
