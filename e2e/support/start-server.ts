import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from '../../tools/prepare/root.mjs'
import { runNode } from '../../tools/test/run-node.ts'

const START_LIMIT_MS = 120_000
const STOP_LIMIT_MS = 20_000
const LOG_FILE = join(root, 'artifacts', 'e2e-server.log')

/** Builds what is stale, starts one real server with the demo in a temp folder, and stops it at the end. */
export default async function startServer(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_ORIGIN) return undefined
  if (!existsSync(join(root, 'server', 'main.ts'))) throw new Error('There is no server/main.ts to start.')
  if ((await runNode(['tools/prepare.mjs', 'start'])) !== 0) throw new Error('The pages could not be built.')
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-e2e-'))
  // As root the database runs under another account, which must be able to enter.
  chmodSync(dataDir, 0o755)
  const server = launch(dataDir)
  const stop = async () => {
    await end(server)
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    await waitUntilReady(server)
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

function launch(dataDir: string): ChildProcess {
  mkdirSync(join(root, 'artifacts'), { recursive: true })
  const log = openSync(LOG_FILE, 'w')
  const { DATABASE_URL: _, PUBLIC_ORIGIN: __, ...inherited } = process.env
  const env = { ...inherited, PORT: process.env.E2E_PORT, DATA_DIR: dataDir, DEMO: '1' }
  const server = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: ['ignore', log, log] })
  closeSync(log)
  return server
}

async function waitUntilReady(server: ChildProcess): Promise<void> {
  const url = `http://localhost:${process.env.E2E_PORT}/readyz`
  for (const limit = Date.now() + START_LIMIT_MS; Date.now() < limit; await delay(100)) {
    if (hasEnded(server)) throw new Error(`The server ended while starting:\n${lastLines()}`)
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error(`The server was not ready after ${START_LIMIT_MS / 1000} s:\n${lastLines()}`)
}

async function end(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return
  const exited = once(server, 'exit')
  server.kill('SIGTERM')
  await Promise.race([exited, delay(STOP_LIMIT_MS, undefined, { ref: false })])
  if (hasEnded(server)) return
  server.kill('SIGKILL')
  await exited
  throw new Error(`The server did not end within ${STOP_LIMIT_MS / 1000} s of SIGTERM:\n${lastLines()}`)
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

function lastLines(): string {
  return readFileSync(LOG_FILE, 'utf8').split('\n').slice(-30).join('\n')
}
