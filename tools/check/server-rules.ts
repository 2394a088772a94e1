import type { Import } from './read-imports.ts'
import { isTest } from './source-files.ts'

/** A feature may use those of a lower level only; a lower one that must react listens to an event. */
const FEATURE_LEVELS: Readonly<Record<string, number>> = {
  // Every request begins with its host, so even the first level may ask.
  hosts: 0,
  mail: 1,
  accounts: 1,
  auth: 2,
  live: 3,
  taxonomy: 3,
  media: 3,
  geo: 3,
  content: 4,
  'site-settings': 4,
  publishing: 5,
  gallery: 6,
}

const LAYERS = ['platform', 'features', 'app'] as const
type Layer = (typeof LAYERS)[number]

/** The sentence against an import inside the server (app → features → platform), or undefined. */
export function serverProblem({ from, target }: Import): string | undefined {
  if (!from.startsWith('server/') || !target?.startsWith('server/') || isTest(from)) return undefined
  if (target.startsWith('server/testing/')) return 'only tests may import server/testing'
  const layer = layerOf(from)
  const other = layerOf(target)
  if (LAYERS.indexOf(other) > LAYERS.indexOf(layer)) return `server/${layer} may not import server/${other}`
  return other === 'features' ? featureProblem(from, target, layer) : undefined
}

function featureProblem(from: string, target: string, layer: Layer): string | undefined {
  const [, , feature = '', ...rest] = target.split('/')
  const file = rest.join('/')
  const level = FEATURE_LEVELS[feature]
  if (level === undefined) return `the feature ${feature} has no level in tools/check/server-rules.ts`
  if (layer === 'app') {
    return file === 'index.ts' || file === 'feature.ts'
      ? undefined
      : `server/app may use the feature ${feature} through its feature.ts or index.ts only`
  }
  const own = from.split('/')[2] ?? ''
  if (own === feature) return undefined
  if (file !== 'index.ts') return `another feature may use ${feature} through its index.ts only`
  const ownLevel = FEATURE_LEVELS[own]
  if (ownLevel === undefined) return `the feature ${own} has no level in tools/check/server-rules.ts`
  return level < ownLevel ? undefined : `${own} (level ${ownLevel}) may not use ${feature} (level ${level})`
}

/** Files that lie directly in server/ put everything together, as app does. */
function layerOf(path: string): Layer {
  const folder = path.split('/')[1]
  return LAYERS.find((layer) => layer === folder) ?? 'app'
}
