import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../prepare/root.mjs'
import { allChecks } from './checks.ts'
import { SampleProject } from './fixtures/sample-project.ts'

/** What the checks of this project say about a small one with the same configuration. */
async function outputOf(name: string, files: Record<string, string>): Promise<string> {
  const configuration = Object.fromEntries(
    ['biome.json', 'tsconfig.json', '.gitignore'].map((file) => [
      file,
      readFileSync(join(root, file), 'utf8'),
    ]),
  )
  using project = new SampleProject({
    ...configuration,
    ...files,
    'package.json': '{\n  "type": "module"\n}\n',
  })
  symlinkSync(join(root, 'node_modules'), join(project.root, 'node_modules'))
  const check = allChecks(project.root).find((candidate) => candidate.name === name)
  return check ? (await check.run()).problems.join('\n') : `no check ${name}`
}

test('format and lint refuse any, a forgotten promise, an import without ending, bare text and loose layout', async () => {
  const output = await outputOf('format and lint', {
    'server/any.ts': 'export const a: any = 1\n',
    'server/promise.ts': 'async function work() {}\nexport function start() {\n  work()\n}\n',
    'server/ending.ts': "export { a } from './any'\n",
    'server/layout.ts': 'export const x = "double";\n',
    'console/text.tsx': 'export const Title = () => <h1>Not in a dictionary</h1>\n',
  })
  for (const rule of [
    'noExplicitAny',
    'noFloatingPromises',
    'useImportExtensions',
    'layout.ts format',
    'noJsxLiterals',
  ]) {
    expect(output).toContain(rule)
  }
})

test('types refuse a wrong type, an enum and a type imported as a value', async () => {
  const output = await outputOf('types of server, contract and domain', {
    'server/wrong.ts': 'export const a: number = "text"\n',
    'server/enum.ts': 'export enum A { One }\n',
    'server/shape.ts': 'export interface Shape { a: 1 }\n',
    'server/value.ts': "import { Shape } from './shape.ts'\nexport const shape: Shape = { a: 1 }\n",
  })
  expect(output).toContain('server/wrong.ts')
  expect(output).toContain('server/enum.ts')
  expect(output).toContain('server/value.ts')
})

test('a clean project passes both', async () => {
  const files = { 'server/clean.ts': 'export const a = 1\n' }
  expect(await outputOf('format and lint', files)).toBe('')
  expect(await outputOf('types of server, contract and domain', files)).toBe('')
})
