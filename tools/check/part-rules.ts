import type { Import } from './read-imports.ts'
import { isTest, type Part } from './source-files.ts'

interface PartRule {
  parts: readonly Part[]
  /** Parts of which only types may be used. */
  typesOf?: readonly Part[]
  /** Packages allowed; undefined: any that its package.json declares. */
  packages?: readonly string[]
}

/** Who may import whom. Tools and browser tests may look everywhere. */
const RULES: Partial<Record<Part, PartRule>> = {
  domain: { parts: [], packages: [] },
  contract: { parts: ['domain'], packages: ['zod'] },
  ui: { parts: ['domain'] },
  server: { parts: ['domain', 'contract'], typesOf: ['site'] },
  console: { parts: ['domain', 'contract', 'ui'] },
  site: { parts: ['domain', 'ui'], typesOf: ['contract'] },
}

const TEST_PACKAGES = ['vitest', 'fast-check']

/** The sentence against an import between parts, or undefined when it is allowed. */
export function partProblem(imported: Import): string | undefined {
  const part = partOf(imported.from)
  const rule = RULES[part]
  if (!rule) return undefined
  if (imported.target === undefined) return packageProblem(imported, part, rule)
  const other = partOf(imported.target)
  if (other === part || rule.parts.includes(other)) return undefined
  if (rule.typesOf?.includes(other)) {
    return imported.kind === 'type' ? undefined : `${part} may use only types of ${other}`
  }
  return `${part} may not import ${other}`
}

function packageProblem({ from, specifier }: Import, part: Part, { packages }: PartRule): string | undefined {
  const name = packageName(specifier)
  if (packages === undefined || packages.includes(name)) return undefined
  if (isTest(from) && (TEST_PACKAGES.includes(name) || name.startsWith('node:'))) return undefined
  return `${part} may not import ${packages.length > 0 ? `any package but ${packages.join(', ')}` : 'any package'}`
}

export function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

function partOf(path: string): Part {
  // Every file read and every target lies below one of the parts; another first folder has no rule.
  return path.split('/')[0] as Part
}
