import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { builtSite } from './built-site.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function makeBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-build-'))
  folders.push(folder)
  return folder
}

function fill(folder: string, html: string): void {
  for (const part of ['client', 'server']) mkdirSync(join(folder, part), { recursive: true })
  writeFileSync(
    join(folder, 'client', 'assets.json'),
    JSON.stringify({ stylesheets: [`/assets/site/${html}.css`] }),
  )
  writeFileSync(join(folder, 'client', 'loader.js'), 'load()')
  const code = `export const renderPage = () => '${html}'; export const brandStylesheet = () => ''`
  writeFileSync(join(folder, 'server', 'entry-server.js'), code)
}

test('HST-003 without a build the operator is told what to run, and once it is there the site works', async () => {
  const folder = makeBuild()
  const site = builtSite(folder)
  await expect(site.current()).rejects.toThrow('npm run build')
  fill(folder, 'first')
  expect((await site.current()).assets.stylesheets).toEqual(['/assets/site/first.css'])
})

test('HST-003 a build made while the server runs does not mix with the one it serves', async () => {
  const folder = makeBuild()
  fill(folder, 'first')
  const site = builtSite(folder)
  const first = await site.current()
  fill(folder, 'second')
  expect((await site.current()).id).toBe(first.id)
  expect(first.file('loader.js')?.bytes.toString()).toBe('load()')
  expect(first.file('../server/entry-server.js')).toBeUndefined()
  expect((await builtSite(folder).current()).id).not.toBe(first.id)
})
