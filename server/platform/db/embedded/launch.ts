import {
  closeSync,
  existsSync,
  fchownSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError, explainFailure } from './embedded-postgres-error.ts'
import type { Identity } from './identity.ts'
import { type Postmaster, processesIn, readPostmaster } from './processes.ts'
import { SOCKET_PORT } from './socket-dir.ts'
import { spawnAs } from './spawn-as.ts'

export interface Launch {
  dataDir: string
  socketDir: string
  binaries: Binaries
  identity: Identity
  settings: Readonly<Record<string, string>>
  log: (message: string) => void
}

// Crash recovery of a large write-ahead log takes time; a start that says nothing for this long has failed.
const START_LIMIT_MS = 120_000
const MAX_LOG_BYTES = 5_000_000

/**
 * Starts a postmaster that outlives this process, and waits until it takes connections. The caller holds
 * the mutex and has seen that no live process works in the data folder.
 */
export async function launchPostmaster(launch: Launch): Promise<Postmaster> {
  removeStaleLocks(launch)
  const logFile = join(launch.dataDir, 'server.log')
  rotate(logFile)
  const logStart = existsSync(logFile) ? statSync(logFile).size : 0
  let exited: string | undefined
  const child = spawnIntoLog(launch, logFile)
  child.once('exit', (code, signal) => {
    exited = `ended with ${signal ?? code}`
  })
  child.once('error', (error) => {
    exited = error.message
  })
  child.unref()
  for (const end = Date.now() + START_LIMIT_MS; ; await delay(10)) {
    const postmaster = readPostmaster(launch.dataDir)
    if (postmaster?.ready && postmaster.pid === child.pid) return postmaster
    if (exited === undefined && Date.now() < end) continue
    if (exited === undefined) child.kill('SIGQUIT')
    const said = readFileSync(logFile, 'utf8').slice(logStart)
    throw new EmbeddedPostgresError(explainFailure(said || (exited ?? ''), launch.dataDir))
  }
}

/**
 * Ends a postmaster orderly (checkpoint, clients disconnected) and waits for it. Resolves to `false` when
 * it is still there after `waitMs`.
 */
export async function shutDownPostmaster(dataDir: string, pid: number, waitMs: number): Promise<boolean> {
  process.kill(pid, 'SIGINT')
  for (const end = Date.now() + waitMs; Date.now() < end; await delay(10)) {
    if (readPostmaster(dataDir)?.pid !== pid && !processesIn(dataDir)?.includes(pid)) return true
  }
  return false
}

function spawnIntoLog(launch: Launch, logFile: string) {
  const settings = {
    listen_addresses: '',
    // A list: quoted, because a comma or a space in the path would split it.
    unix_socket_directories: `"${launch.socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    port: String(SOCKET_PORT),
    max_connections: '80',
    ...launch.settings,
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openLog(logFile, launch)
  try {
    const args = ['-D', launch.dataDir, ...options]
    return spawnAs(launch.identity, launch.binaries.postgres, args, ['ignore', log, log])
  } finally {
    closeSync(log)
  }
}

function openLog(logFile: string, { identity, dataDir }: Launch): number {
  try {
    const log = openSync(logFile, 'a', 0o600)
    if (identity.owner) fchownSync(log, identity.owner.uid, identity.owner.gid)
    return log
  } catch (error) {
    throw new EmbeddedPostgresError(explainFailure(error instanceof Error ? error.message : '', dataDir))
  }
}

function rotate(logFile: string): void {
  if (existsSync(logFile) && statSync(logFile).size > MAX_LOG_BYTES) renameSync(logFile, `${logFile}.1`)
}

/**
 * A killed postmaster leaves its pid files, and PostgreSQL refuses to start when that pid lives again or is
 * a zombie. Without /proc nobody can tell, and PostgreSQL judges alone.
 */
function removeStaleLocks({ dataDir, socketDir, log }: Launch): void {
  if (processesIn(dataDir) === undefined) return
  const socket = join(socketDir, `.s.PGSQL.${SOCKET_PORT}`)
  for (const file of [join(dataDir, 'postmaster.pid'), `${socket}.lock`, socket]) {
    if (!existsSync(file)) continue
    log(`Removing ${file}, left behind by a database that was killed.`)
    rmSync(file, { force: true })
  }
}
