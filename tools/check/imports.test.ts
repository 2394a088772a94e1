import { expect, test } from 'vitest'
import { SampleProject } from './fixtures/sample-project.ts'
import { checkImports } from './imports.ts'

async function problemsOf(files: Record<string, string>): Promise<readonly string[]> {
  using project = new SampleProject(files)
  return (await checkImports(project.root).run()).problems
}

test.each([
  ['domain/a.ts', `import { readFile } from 'node:fs'`, 'domain may not import any package'],
  ['domain/a.ts', `import { z } from 'zod'`, 'domain may not import any package'],
  ['domain/a.ts', `import '@vitrine/contract/a.ts'`, 'domain may not import contract'],
  ['contract/a.ts', `import { Hono } from 'hono'`, 'contract may not import any package but zod'],
  ['ui/a.tsx', `import { client } from '@vitrine/contract/client.ts'`, 'ui may not import contract'],
  ['server/app/a.ts', `import type { Props } from '@vitrine/ui/a.ts'`, 'server may not import ui'],
  [
    'server/app/a.ts',
    `import { page } from '@vitrine/site/page-props.ts'`,
    'server may use only types of site',
  ],
  ['console/app/a.tsx', `import { db } from '../../server/platform/db.ts'`, 'console may not import server'],
  ['site/a.tsx', `import { route } from '@vitrine/contract/a.ts'`, 'site may use only types of contract'],
  ['site/a.tsx', `const page = await import('@vitrine/console/a.ts')`, 'site may not import console'],
])('%s with %s is refused', async (path, code, sentence) => {
  expect(await problemsOf({ [path]: code })).toEqual([expect.stringContaining(`${path}:1: ${sentence}`)])
})

test.each([
  ['server/platform/a.ts', '#features/media/index.ts', 'server/platform may not import server/features'],
  ['server/features/media/a.ts', '#app/host.ts', 'server/features may not import server/app'],
  ['server/features/content/a.ts', '#features/media/queries.ts', 'through its index.ts only'],
  [
    'server/features/media/a.ts',
    '#features/content/index.ts',
    'media (level 3) may not use content (level 4)',
  ],
  ['server/features/mail/a.ts', '../accounts/index.ts', 'mail (level 1) may not use accounts (level 1)'],
  ['server/features/nowhere/a.ts', '#features/media/index.ts', 'the feature nowhere has no level'],
  ['server/app/a.ts', '#features/media/queries.ts', 'through its feature.ts or index.ts only'],
])('%s importing %s is refused', async (path, specifier, sentence) => {
  expect(await problemsOf({ [path]: `import {\n  a,\n} from '${specifier}'` })).toEqual([
    expect.stringContaining(sentence),
  ])
})

test('what the rule allows passes', async () => {
  const problems = await problemsOf({
    'package.json': '{"devDependencies":{"vitest":"1"}}',
    'contract/package.json': '{"dependencies":{"zod":"4"}}',
    'server/package.json': '{"dependencies":{"pg":"1"},"devDependencies":{"@types/geo__json":"1"}}',
    'domain/a.ts': `// import { z } from 'zod'\n/* import 'zod' */\nexport const a = 1`,
    'domain/a.test.ts': `import { test } from 'vitest'\nimport { a } from './a.ts'`,
    'contract/a.ts': `import { z } from 'zod'\nimport { a } from '@vitrine/domain/a.ts'`,
    'site/a.tsx': `import type { A } from '@vitrine/contract/a.ts'\nimport './a.css'`,
    'server/page.ts': 'const page = `\nimport refresh from "/assets/refresh"\n`',
    'server/main.ts': `import { start } from '#app/start.ts'`,
    'server/app/start.ts': `import '#features/content/feature.ts'\nexport const start = 1`,
    'server/features/content/feature.ts': `import pg from 'pg'\nimport '#features/media/index.ts'\nimport '#platform/db.ts'`,
    'server/features/content/a.test.ts': `import { x } from '../../testing/x.ts'`,
    'server/features/media/index.ts': `import type { Point } from '@geo/json'\nimport { join } from 'node:path'`,
  })
  expect(problems).toEqual([])
})

test('a package that no package.json declares is refused', async () => {
  const problems = await problemsOf({ 'server/platform/a.ts': `import sharp from 'sharp'` })
  expect(problems).toEqual(['server/platform/a.ts:1: server/package.json does not declare sharp (sharp)'])
})

test('only tests may import server/testing', async () => {
  const problems = await problemsOf({ 'server/app/a.ts': `import { x } from '../testing/x.ts'` })
  expect(problems).toEqual([expect.stringContaining('only tests may import server/testing')])
})

test('circles are found, also of types, over several files and through import()', async () => {
  const circle = {
    'domain/a.ts': `import { b } from './b.ts'`,
    'domain/b.ts': `export { c } from './c.ts'`,
    'domain/c.ts': `import type { A } from './a.ts'`,
  }
  expect(await problemsOf(circle)).toEqual([
    'domain/a.ts: imports itself: domain/a.ts → domain/b.ts → domain/c.ts → domain/a.ts',
  ])
  const lazy = await problemsOf({ ...circle, 'domain/c.ts': `const a = () => import('./a.ts')` })
  expect(lazy).toEqual([expect.stringContaining('imports itself')])
})
