import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { SampleProject } from '../check/fixtures/sample-project.ts'
import { root } from './root.mjs'

const LOCK = JSON.stringify({ packages: { '': {}, 'node_modules/a': { version: '1.0.0' } } })

/** Stands in for npm: notes each call, and installs a Node 24 that is the one running. */
const NPM = `
const { appendFileSync, mkdirSync, symlinkSync } = require('node:fs')
appendFileSync('calls.txt', process.argv[2] + '\\n')
if (process.env.BREAK_NPM) process.exit(1)
if (process.env.HANG_NPM) {
  const { spawn } = require('node:child_process')
  const script = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
  appendFileSync('pids.txt', process.pid + ' ' + script.pid + '\\n')
}
setTimeout(() => {
  mkdirSync('node_modules/node/bin', { recursive: true })
  symlinkSync(process.execPath, 'node_modules/node/bin/node')
}, 300)
`

/** Stands in for the build: notes each call and stamps what it was built from. */
const BUILD = `
import { appendFileSync } from 'node:fs'
import { sourcesHash, writeBuildStamp } from './prepare/build-stamp.mjs'
appendFileSync('calls.txt', 'build\\n')
writeBuildStamp(sourcesHash())
`

const WAIT = { timeout: 15_000, interval: 10 }

/** A process that ended but was not collected yet counts as dead. */
function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

class Copy extends SampleProject {
  constructor() {
    super({ 'package-lock.json': LOCK, 'npm.cjs': NPM, 'tools/build.ts': BUILD, 'site/page.tsx': 'one' })
    const ours = (path: string) => !path.endsWith('.test.ts')
    cpSync(join(root, 'tools', 'prepare'), join(this.root, 'tools', 'prepare'), {
      recursive: true,
      filter: ours,
    })
    cpSync(join(root, 'tools', 'prepare.mjs'), join(this.root, 'tools', 'prepare.mjs'))
  }

  get calls(): string[] {
    const file = join(this.root, 'calls.txt')
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  }

  spawn(
    mode = 'start',
    options: { env?: Record<string, string>; uid?: number; args?: string[] } = {},
  ): ChildProcessWithoutNullStreams {
    return spawn(process.execPath, [...(options.args ?? []), 'tools/prepare.mjs', mode], {
      cwd: this.root,
      env: { ...process.env, npm_execpath: join(this.root, 'npm.cjs'), ...options.env },
      ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
    })
  }

  async prepare(...given: Parameters<Copy['spawn']>) {
    const child = this.spawn(...given)
    const [code, output, errors] = await Promise.all([
      new Promise((resolve) => child.once('exit', resolve)),
      text(child.stdout),
      text(child.stderr),
    ])
    return { code, output, errors: errors.trim() }
  }
}

test('a fresh clone is installed and built once, and a second start does nothing', async () => {
  using copy = new Copy()
  expect(await copy.prepare()).toMatchObject({ code: 0, errors: '' })
  expect(copy.calls).toEqual(['ci', 'build'])
  expect(await copy.prepare()).toEqual({ code: 0, output: '', errors: '' })
  expect(copy.calls).toEqual(['ci', 'build'])
})

test('changed packages are installed again, changed sources built again, development and tests build nothing', async () => {
  using copy = new Copy()
  await copy.prepare('dev')
  await copy.prepare('test')
  expect(copy.calls).toEqual(['ci'])
  await copy.prepare()
  writeFileSync(join(copy.root, 'site', 'page.tsx'), 'two')
  await copy.prepare()
  expect(copy.calls).toEqual(['ci', 'build', 'build'])
  writeFileSync(join(copy.root, 'site', 'page.test.tsx'), 'a test is not part of the build')
  await copy.prepare()
  expect(copy.calls).toEqual(['ci', 'build', 'build'])
  rmSync(join(copy.root, 'node_modules'), { recursive: true })
  writeFileSync(join(copy.root, 'package-lock.json'), LOCK.replace('1.0.0', '1.0.1'))
  await copy.prepare('dev')
  expect(copy.calls).toEqual(['ci', 'build', 'build', 'ci'])
})

test('packages that somebody installed by hand are taken as they are when they fit', async () => {
  using copy = new Copy()
  await copy.prepare('dev')
  rmSync(join(copy.root, 'node_modules', '.prepared'))
  writeFileSync(join(copy.root, 'node_modules', '.package-lock.json'), LOCK)
  await copy.prepare('dev')
  expect(copy.calls).toEqual(['ci'])
  rmSync(join(copy.root, 'node_modules', '.prepared'))
  writeFileSync(join(copy.root, 'node_modules', '.package-lock.json'), LOCK.replace('1.0.0', '0.9.0'))
  rmSync(join(copy.root, 'node_modules', 'node'), { recursive: true })
  await copy.prepare('dev')
  expect(copy.calls).toEqual(['ci', 'ci'])
})

test('of two starts at once one installs and builds, the other waits for it', async () => {
  using copy = new Copy()
  const both = await Promise.all([copy.prepare(), copy.prepare()])
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect(copy.calls).toEqual(['ci', 'build'])
  expect(both.map(({ output }) => output).join()).toContain('Another start is installing or building')
})

test('the lock of a killed start is broken, also when its process id lives again', async () => {
  using copy = new Copy()
  const { pid } = spawnSync(process.execPath, ['-e', '0'])
  mkdirSync(join(copy.root, '.cache'))
  writeFileSync(join(copy.root, '.cache', 'prepare.lock'), `${pid} 1\n${process.pid} 12345\n`)
  expect(await copy.prepare()).toMatchObject({ code: 0 })
  expect(copy.calls).toEqual(['ci', 'build'])
  expect(existsSync(join(copy.root, '.cache', 'prepare.lock'))).toBe(false)
})

test('a failed installation gives one sentence and is tried again the next time', async () => {
  using copy = new Copy()
  expect(await copy.prepare('start', { env: { BREAK_NPM: '1' } })).toMatchObject({
    code: 1,
    errors: 'The packages could not be installed; the reason stands above.',
  })
  expect(await copy.prepare()).toMatchObject({ code: 0 })
  expect(copy.calls).toEqual(['ci', 'ci', 'build'])
})

test('a signal during the installation ends npm with all it started, and the next start does it again', async () => {
  using copy = new Copy()
  const child = copy.spawn('start', { env: { HANG_NPM: '1' } })
  const ended = once(child, 'exit')
  const pidFile = join(copy.root, 'pids.txt')
  await vi.waitUntil(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8').endsWith('\n'), WAIT)
  child.kill('SIGTERM')
  expect(await ended).toEqual([143, null])
  const pids = readFileSync(pidFile, 'utf8').trim().split(' ').map(Number)
  await vi.waitUntil(() => pids.every((pid) => !isAlive(pid)), WAIT)
  expect(await copy.prepare()).toMatchObject({ code: 0 })
  expect(copy.calls).toEqual(['ci', 'ci', 'build'])
})

test('a folder without package-lock.json, and an unknown mode, give one sentence', async () => {
  using copy = new Copy()
  expect((await copy.prepare('fly')).errors).toBe('There is no mode "fly"; it is one of start, dev, test.')
  rmSync(join(copy.root, 'package-lock.json'))
  expect((await copy.prepare()).errors).toMatch(
    /is incomplete: package-lock.json is missing; get the project again\.$/,
  )
})

test.skipIf(process.getuid?.() !== 0)('a folder that cannot be written gives one sentence', async () => {
  using copy = new Copy()
  chmodSync(copy.root, 0o755)
  const { code, errors } = await copy.prepare('start', { uid: 65534 })
  expect(code).toBe(1)
  expect(errors).toMatch(/^Vitrine has to install or build first, but .* cannot be written; make it writable/)
})

test('an old Node gives one sentence', async () => {
  using copy = new Copy()
  const old =
    'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "16.20.2" } })'
  const { code, errors } = await copy.prepare('start', { args: ['--import', `data:text/javascript,${old}`] })
  expect(code).toBe(1)
  expect(errors).toBe('Vitrine needs Node 20 or newer to start; this is Node 16.20.2.')
})
