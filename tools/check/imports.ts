import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import type { Check } from './check.ts'
import { findCycles } from './import-cycles.ts'
import { packageName, partProblem } from './part-rules.ts'
import { type Import, readImports } from './read-imports.ts'
import { serverProblem } from './server-rules.ts'
import { readSourceFiles } from './source-files.ts'

/** Parts, layers, features and circles: who may import whom, and only what a package.json declares. */
export function checkImports(root: string): Check {
  return {
    name: 'import rule',
    run: async () => {
      const imports = readSourceFiles(root, ['.ts', '.tsx', '.mjs']).flatMap(readImports)
      const declared = new DeclaredPackages(root)
      const problems = imports.flatMap((imported) => {
        const sentence = partProblem(imported) ?? serverProblem(imported) ?? declared.problem(imported)
        return sentence ? [`${imported.from}:${imported.line}: ${sentence} (${imported.specifier})`] : []
      })
      const cycles = findCycles(imports).map((files) => `${files[0]}: imports itself: ${files.join(' → ')}`)
      return { problems: [...problems, ...cycles] }
    },
  }
}

class DeclaredPackages {
  readonly #root: string
  readonly #byFolder = new Map<string, Set<string>>()

  constructor(root: string) {
    this.#root = root
  }

  problem({ from, specifier, target }: Import): string | undefined {
    if (target !== undefined || isBuiltin(specifier) || specifier.startsWith('virtual:')) return undefined
    const name = packageName(specifier)
    const part = from.split('/')[0] ?? ''
    const folders = part === 'tools' || part === 'e2e' ? ['.', 'server', 'site', 'console'] : ['.', part]
    const known = folders.some((folder) => this.#in(folder).has(name) || this.#in(folder).has(typesOf(name)))
    return known ? undefined : `${part}/package.json does not declare ${name}`
  }

  #in(folder: string): Set<string> {
    const found = this.#byFolder.get(folder) ?? readDeclared(join(this.#root, folder, 'package.json'))
    this.#byFolder.set(folder, found)
    return found
  }
}

function typesOf(name: string): string {
  return `@types/${name.replace('@', '').replace('/', '__')}`
}

function readDeclared(packageFile: string): Set<string> {
  let content: Record<string, Record<string, string> | undefined>
  try {
    content = JSON.parse(readFileSync(packageFile, 'utf8'))
  } catch {
    return new Set()
  }
  const groups = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']
  return new Set(groups.flatMap((group) => Object.keys(content[group] ?? {})))
}
