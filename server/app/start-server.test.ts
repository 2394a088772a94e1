import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { processesIn } from '#platform/db/embedded/processes.ts'
import { freePort, ServerProcess } from './fixtures/server-process.ts'

// whole processes, on cores that other tests use too
vi.setConfig({ testTimeout: 90_000 })
const SOON = { timeout: 20_000 }

const folder = mkdtempSync(join(tmpdir(), 'vitrine-start-'))
// as root another account runs the database, and must be able to enter
chmodSync(folder, 0o755)
const dataDir = join(folder, 'data')
const postgresDir = join(dataDir, 'postgres')
const started: ServerProcess[] = []
let port: number

function start(env: Record<string, string> = {}, onPort = port): ServerProcess {
  const server = new ServerProcess(onPort, { DATA_DIR: dataDir, ...env })
  started.push(server)
  return server
}

// The first start makes the database and loads the places; the tests begin like every later start.
beforeAll(async () => {
  port = await freePort()
  const first = await start().ready()
  await first.says('places')
  await first.end()
}, 120_000)

afterAll(async () => {
  for (const server of started) await server.end('SIGKILL')
  for (const pid of processesIn(postgresDir) ?? []) process.kill(pid, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})

test('a start serves, announces itself, and SIGTERM ends it with its database and code 0', async () => {
  const server = await start().ready()
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok' })
  await expect.poll(() => server.output, SOON).toContain(`http://localhost:${port}`)
  expect(processesIn(postgresDir)).not.toEqual([])
  expect((await server.end()).code).toBe(0)
  expect(processesIn(postgresDir)).toEqual([])
})

test('a key stroke that arrives twice, from the terminal and from npm, ends it orderly', async () => {
  const server = await start().ready()
  server.child.kill('SIGINT')
  expect((await server.end('SIGINT')).code).toBe(0)
  expect(processesIn(postgresDir)).toEqual([])
})

test('a signal while it still starts ends it without leaving a database behind', async () => {
  const server = start()
  while ((processesIn(postgresDir) ?? []).length === 0) await delay(5)
  expect((await server.end()).code).toBe(0)
  expect(processesIn(postgresDir)).toEqual([])
})

test('after kill -9 the next start takes everything over', async () => {
  const killed = await start().ready()
  await killed.end('SIGKILL')
  const next = await start().ready()
  expect((await next.end()).code).toBe(0)
  expect(processesIn(postgresDir)).toEqual([])
})

test('when the database is killed the server stays, says that it is not ready, and serves again', async () => {
  const server = await start().ready()
  const [postmaster] = readFileSync(join(postgresDir, 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(postmaster), 'SIGKILL')
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, SOON).toBe(503)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  await server.ready()
  expect((await server.end()).code).toBe(0)
})

test('a second start for the same data and port says kindly that it runs already', async () => {
  const server = await start().ready()
  const second = start()
  expect((await second.ended).code).toBe(1)
  expect(second.errors).toBe(
    `Vitrine is already running here: http://localhost:${port} (process ${server.child.pid}). ` +
      'Open it in the browser, end that process first, or set PORT to start another one beside it.\n',
  )
  await server.ready()
  const beside = await start({}, await freePort()).ready()
  expect((await server.end()).code).toBe(0)
  await beside.ready()
  expect((await beside.end()).code).toBe(0)
  expect(processesIn(postgresDir)).toEqual([])
})

test('a port that another program holds is named before anything is made', async () => {
  const other = createServer().listen(0)
  const address = other.address()
  if (typeof address !== 'object' || !address) throw new Error('no address')
  const untouched = join(folder, 'untouched')
  const server = start({ DATA_DIR: untouched }, address.port)
  expect((await server.ended).code).toBe(1)
  other.close()
  expect(server.errors).toBe(
    `Vitrine cannot start: another program holds port ${address.port}; set PORT to a free one.\n`,
  )
  expect(existsSync(join(untouched, 'postgres'))).toBe(false)
  expect(readdirSync(untouched)).toEqual([])
})

test('a wrong setting gives one sentence and code 1', async () => {
  const server = start({ LOG_LEVEL: 'loud' })
  expect((await server.ended).code).toBe(1)
  expect(server.errors).toBe(
    'Vitrine cannot start: the setting LOG_LEVEL must be debug, info, warn or error.\n',
  )
})
