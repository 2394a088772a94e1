import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Binaries, POSTGRES_MAJOR } from './binaries.ts'
import { EmbeddedPostgresError, explainFailure } from './embedded-postgres-error.ts'
import type { Identity } from './identity.ts'
import { spawnAs } from './spawn-as.ts'

export const SUPERUSER = 'postgres'

/** Whether `dataDir` holds a cluster of our major version; throws for another version or foreign files. */
export function clusterExists(dataDir: string): boolean {
  const versionFile = join(dataDir, 'PG_VERSION')
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, 'utf8').trim()
    if (version === POSTGRES_MAJOR) return true
    throw new EmbeddedPostgresError(
      `${dataDir} was made by PostgreSQL ${version}, but this program brings PostgreSQL ${POSTGRES_MAJOR}; set DATA_DIR to another folder or DATABASE_URL to a server of yours.`,
    )
  }
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new EmbeddedPostgresError(`${dataDir} holds files but no database; set DATA_DIR to another folder.`)
  }
  return false
}

/**
 * Makes a new cluster. It grows in a side folder and is renamed when complete, so a killed initdb leaves
 * nothing that looks like a database; leftovers of killed ones go first.
 */
export async function initCluster(dataDir: string, binaries: Binaries, identity: Identity): Promise<void> {
  const parent = dirname(dataDir)
  const prefix = `${basename(dataDir)}.init-`
  for (const entry of readdirSync(parent)) {
    if (entry.startsWith(prefix)) rmSync(join(parent, entry), { recursive: true, force: true, maxRetries: 5 })
  }
  const sideDir = join(parent, `${prefix}${process.pid}-${Date.now()}`)
  try {
    mkdirSync(sideDir, { mode: 0o700 })
    if (identity.owner) chownSync(sideDir, identity.owner.uid, identity.owner.gid)
    const { code, output } = await run(identity, binaries.initdb, ['-D', sideDir, ...INITDB_OPTIONS])
    if (code !== 0) throw new Error(output)
    if (existsSync(dataDir)) rmdirSync(dataDir)
    renameSync(sideDir, dataDir)
  } catch (error) {
    rmSync(sideDir, { recursive: true, force: true })
    throw new EmbeddedPostgresError(explainFailure(error instanceof Error ? error.message : '', dataDir))
  }
}

// The builtin collation sorts alike on every machine; trust is safe because the socket is private (0700).
const INITDB_OPTIONS: readonly string[] = [
  `--username=${SUPERUSER}`,
  '--auth-local=trust',
  '--auth-host=reject',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--data-checksums',
  '--no-instructions',
]

async function run(
  identity: Identity,
  command: string,
  args: readonly string[],
): Promise<{ code: number | null; output: string }> {
  const child = spawnAs(identity, command, args, ['ignore', 'pipe', 'pipe'])
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const said = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')))
  const code = await ended
  return { code, output: (await said).join('\n') }
}
