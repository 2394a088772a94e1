import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Budget } from '../budgets.ts'
import { SampleProject } from '../check/fixtures/sample-project.ts'
import { checkBudgets } from './check-budgets.ts'

const budget: Budget = {
  part: 'console',
  name: 'first script',
  manifests: ['.vite/manifest.json'],
  entries: [],
  maxBytes: 3000,
}
const quiet = () => {}
const script = (bytes: number) => `"${randomBytes(bytes).toString('base64')}"`
const manifest = (entryImports: string[]) =>
  JSON.stringify({
    'main.tsx': { file: 'main.js', isEntry: true, imports: entryImports, dynamicImports: ['later.ts'] },
    'shared.ts': { file: 'shared.js', imports: ['main.tsx'] },
    'later.ts': { file: 'later.js' },
  })

test('script loaded at once counts with all it imports, script loaded later does not', () => {
  const files = { 'main.js': script(2000), 'shared.js': script(2000), 'later.js': script(9000) }
  using light = new SampleProject({ ...files, '.vite/manifest.json': manifest([]) })
  expect(() => checkBudgets('console', light.root, quiet, [budget])).not.toThrow()
  using heavy = new SampleProject({ ...files, '.vite/manifest.json': manifest(['shared.ts']) })
  expect(() => checkBudgets('console', heavy.root, quiet, [budget])).toThrow(
    /first script is too heavy: 4\.\d of 3 kB/,
  )
  expect(() => checkBudgets('site', heavy.root, quiet, [budget])).not.toThrow()
})

test('a build without a manifest is refused, since nobody can weigh it', () => {
  using project = new SampleProject({ 'main.js': '1' })
  expect(() => checkBudgets('console', project.root, quiet, [budget])).toThrow(/without a manifest/)
})
