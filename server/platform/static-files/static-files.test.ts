import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { openStaticFiles } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-static-'))
const SCRIPT = 'export const answer = 42\n'.repeat(200)
mkdirSync(join(folder, 'parts'))
mkdirSync(join(folder, '.vite'))
writeFileSync(join(folder, 'main-3f2a.js'), SCRIPT)
writeFileSync(join(folder, 'parts', 'small.css'), 'a{}')
writeFileSync(join(folder, 'picture.png'), Buffer.alloc(5000))
writeFileSync(join(folder, '.vite', 'manifest.json'), '{}')
writeFileSync(join(folder, 'notes.txt'), 'private')
afterAll(() => rmSync(folder, { recursive: true }))

const files = openStaticFiles(folder)
const ask = (path: string, headers: Record<string, string> = {}) =>
  files.answer(path, new Request(`http://localhost/assets/${path}`, { headers }))
const bytes = async (answer: Response | undefined) =>
  Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0))

test('a built file is served for ever, in the best form that the browser takes', async () => {
  const plain = await ask('main-3f2a.js')
  expect(plain?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(plain?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(plain?.headers.get('vary')).toBe('accept-encoding')
  expect((await bytes(plain)).toString()).toBe(SCRIPT)
  const brotli = await ask('main-3f2a.js', { 'accept-encoding': 'gzip, deflate, br' })
  expect(brotli?.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await bytes(brotli)).toString()).toBe(SCRIPT)
  const gzip = await ask('main-3f2a.js', { 'accept-encoding': 'gzip, br;q=0' })
  expect(gzip?.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await bytes(gzip)).toString()).toBe(SCRIPT)
})

test('a browser that has the file already gets 304', async () => {
  const etag = (await ask('main-3f2a.js'))?.headers.get('etag') ?? ''
  expect((await ask('main-3f2a.js', { 'if-none-match': etag }))?.status).toBe(304)
})

test('pictures and tiny files are sent as they are', async () => {
  for (const path of ['picture.png', 'parts/small.css'])
    expect((await ask(path, { 'accept-encoding': 'br' }))?.headers.get('content-encoding')).toBe(null)
})

test('nothing but the built files is served', () => {
  for (const path of ['notes.txt', '.vite/manifest.json', '../package.json', 'parts', '', 'none.js'])
    expect(ask(path)).toBeUndefined()
  expect(openStaticFiles(join(folder, 'nowhere')).answer('x.js', new Request('http://localhost/'))).toBe(
    undefined,
  )
})

test('a build made while the server runs takes nothing away from open pages', async () => {
  const build = mkdtempSync(join(tmpdir(), 'vitrine-static-'))
  writeFileSync(join(build, 'old-1.js'), 'old')
  const opened = openStaticFiles(build)
  rmSync(build, { recursive: true })
  const answer = await opened.answer('old-1.js', new Request('http://localhost/assets/old-1.js'))
  expect(await answer?.text()).toBe('old')
})
