import { createHash } from 'node:crypto'
import { realpathSync, statfsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Binaries, findBinaries } from './binaries.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { chooseIdentity } from './identity.ts'
import { clusterExists, initCluster, SUPERUSER } from './init-cluster.ts'
import { launchPostmaster, shutDownPostmaster } from './launch.ts'
import { makeFolder } from './make-folder.ts'
import { acquireMutex } from './mutex.ts'
import { enterPresence, type Presence, servesDataDir } from './presence.ts'
import { type Postmaster, processesIn, readPostmaster } from './processes.ts'
import { prepareSocketDir } from './socket-dir.ts'

export interface EmbeddedPostgresOptions {
  /** Folder of the cluster; made when missing. Only PostgreSQL's files live in it. */
  dataDir: string
  log: (message: string) => void
  /** Server settings on top of ours, as in postgresql.conf. They count for the process that starts it. */
  settings?: Readonly<Record<string, string>>
}

export interface EmbeddedPostgres {
  /** Folder of the unix socket: `host` for pg. */
  readonly socketDir: string
  readonly port: number
  readonly user: string
  /** Another process had already started it. */
  readonly reused: boolean
  /** The postmaster's process id; changes when it had to be started again. */
  readonly pid: number
  /** Leaves the server; the last process to leave shuts it down. Safe to call twice. */
  stop(): Promise<'stopped' | 'left running'>
}

interface Member {
  postmaster: Postmaster
  presence: Presence
  reused: boolean
}

interface Place {
  dataDir: string
  key: string
  binaries: Binaries
  options: EmbeddedPostgresOptions
}

const START_WAIT_MS = 150_000
const STOP_WAIT_MS = 60_000
const SETTLE_WAIT_MS = 60_000
const MIN_FREE_MB = 64
/** The tables of the product, the places of the world and the log of writing them. */
const MIN_FREE_NEW_MB = 512

/**
 * Starts a PostgreSQL of this project's own in `dataDir`, or joins the one already running there. Any
 * number of processes may call it at once. It is reachable by unix socket only and outlives a killed
 * process; if the server itself is killed, it is started again while anybody is present.
 * Throws EmbeddedPostgresError with one clear sentence.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const place = locate(options)
  let stopping: Promise<'stopped' | 'left running'> | undefined
  let member = await underMutex(place, START_WAIT_MS, enter)
  const { reused } = member

  async function enter(): Promise<Member> {
    const found = await findOrLaunch(place)
    return { ...found, presence: await enterPresence(found.postmaster, () => void revive()) }
  }

  async function revive(): Promise<void> {
    for (let waitMs = 100; !stopping; waitMs = Math.min(waitMs * 2, 10_000)) {
      options.log('The embedded database went away; starting it again.')
      try {
        return await underMutex(place, START_WAIT_MS, async () => {
          if (!stopping) member = await enter()
        })
      } catch (error) {
        options.log(error instanceof Error ? error.message : String(error))
        await delay(waitMs, undefined, { ref: false })
      }
    }
  }

  return {
    get socketDir() {
      return member.postmaster.socketDir
    },
    get port() {
      return member.postmaster.port
    },
    user: SUPERUSER,
    reused,
    get pid() {
      return member.postmaster.pid
    },
    stop() {
      stopping ??= underMutex(place, STOP_WAIT_MS, () => leave(place.dataDir, member))
      return stopping
    },
  }
}

async function leave(dataDir: string, { presence, postmaster }: Member): Promise<'stopped' | 'left running'> {
  const others = await presence.countOthers().catch(() => undefined)
  await presence.leave()
  if (others === undefined) return 'stopped'
  if (others > 0) return 'left running'
  if (await shutDownPostmaster(dataDir, postmaster.pid, STOP_WAIT_MS)) return 'stopped'
  throw new EmbeddedPostgresError(`The embedded database in ${dataDir} does not shut down.`)
}

async function underMutex<Result>(
  place: Place,
  waitMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const release = await acquireMutex(place.key, waitMs)
  try {
    return await work()
  } finally {
    await release()
  }
}

/** One name per data folder, however it is written: the real path decides. */
function locate(options: EmbeddedPostgresOptions): Place {
  const binaries = findBinaries()
  const wanted = resolve(options.dataDir)
  makeFolder(dirname(wanted))
  const dataDir = join(realpathSync(dirname(wanted)), basename(wanted))
  const key = `vitrine-pg-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
  return { dataDir, key, binaries, options }
}

async function findOrLaunch(place: Place): Promise<{ postmaster: Postmaster; reused: boolean }> {
  const { dataDir, binaries, key } = place
  const { log, settings = {} } = place.options
  const running = await settle(dataDir)
  if (running) return { postmaster: running, reused: true }
  const identity = chooseIdentity(dataDir, binaries.dir)
  const exists = clusterExists(dataDir)
  requireFreeSpace(dataDir, exists ? MIN_FREE_MB : MIN_FREE_NEW_MB)
  if (!exists) {
    log(`Making a new database in ${dataDir}, run by ${identity.name}.`)
    await initCluster(dataDir, binaries, identity)
  }
  const socketDir = prepareSocketDir(dataDir, key, identity)
  const postmaster = await launchPostmaster({ dataDir, socketDir, binaries, identity, settings, log })
  return { postmaster, reused: false }
}

/** The running server, after waiting for one that is starting, recovering, stopping or dying. */
async function settle(dataDir: string): Promise<Postmaster | undefined> {
  for (const end = Date.now() + SETTLE_WAIT_MS; ; await delay(20)) {
    const postmaster = readPostmaster(dataDir)
    if (postmaster?.ready && (await servesDataDir(postmaster, dataDir))) return postmaster
    const alive = processesIn(dataDir) ?? []
    if (alive.length === 0) return undefined
    if (Date.now() > end) {
      throw new EmbeddedPostgresError(
        `Processes ${alive.join(', ')} hold ${dataDir} but do not answer; end them and start again.`,
      )
    }
  }
}

function requireFreeSpace(dataDir: string, neededMb: number): void {
  const { bavail, bsize } = statfsSync(dirname(dataDir))
  const freeMb = Math.floor((bavail * bsize) / 1_048_576)
  if (freeMb >= neededMb) return
  throw new EmbeddedPostgresError(
    `Only ${freeMb} MB are free on the disk holding ${dataDir}; the embedded database needs ${neededMb} MB to start.`,
  )
}
