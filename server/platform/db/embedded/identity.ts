import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** The account the database runs under: PostgreSQL refuses to run as root. */
export interface Identity {
  /** For the log. */
  name: string
  /** Set when root hands the work to an ordinary account. */
  owner?: { uid: number; gid: number }
  /** Command put in front, when a user namespace hides root. */
  wrapper: readonly string[]
}

interface PasswdEntry {
  name: string
  uid: number
  gid: number
}

/**
 * Chooses who runs the database in `dataDir`. An ordinary user runs it as himself. Root hands it to the
 * owner of an existing folder, else to `postgres` or `nobody`; where those may not enter the path, a user
 * namespace stands in. Throws EmbeddedPostgresError when nobody may.
 */
export function chooseIdentity(dataDir: string, binariesDir: string): Identity {
  const ownerUid = existsSync(dataDir) ? statSync(dataDir).uid : undefined
  const me = process.getuid?.()
  if (me !== 0) {
    if (ownerUid !== undefined && me !== undefined && ownerUid !== me) {
      throw new EmbeddedPostgresError(
        `${dataDir} belongs to another account (uid ${ownerUid}); start as that account or set DATA_DIR.`,
      )
    }
    return { name: 'this account', wrapper: [] }
  }
  if (ownerUid === 0) return namespaceFor(dataDir)
  return accountFor(dataDir, binariesDir, ownerUid)
}

function accountFor(dataDir: string, binariesDir: string, ownerUid: number | undefined): Identity {
  const entries = readPasswd()
  const account =
    ownerUid === undefined
      ? (entries.find(({ name }) => name === 'postgres') ?? nobodyOf(entries))
      : entries.find(({ uid }) => uid === ownerUid)
  if (!account) {
    throw new EmbeddedPostgresError(
      `${dataDir} belongs to uid ${ownerUid}, which has no account on this machine; chown it or set DATA_DIR.`,
    )
  }
  const closed = closedFolder(dirname(dataDir), account.uid) ?? closedFolder(binariesDir, account.uid)
  if (!closed) return { name: account.name, owner: { uid: account.uid, gid: account.gid }, wrapper: [] }
  const namespace = userNamespace(entries)
  if (ownerUid === undefined && namespace) return namespace
  throw new EmbeddedPostgresError(
    `The database cannot run as root and the account ${account.name} may not enter ${closed}; move the project to a readable folder, or set DATA_DIR or DATABASE_URL.`,
  )
}

function namespaceFor(dataDir: string): Identity {
  const namespace = userNamespace(readPasswd())
  if (namespace) return namespace
  throw new EmbeddedPostgresError(
    `${dataDir} belongs to root, as whom PostgreSQL does not run, and user namespaces are not allowed here; chown it to another account or set DATABASE_URL.`,
  )
}

function userNamespace(entries: readonly PasswdEntry[]): Identity | undefined {
  if (process.platform !== 'linux') return undefined
  const nobody = nobodyOf(entries)
  const wrapper = ['unshare', '-U', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`, '--']
  const works = spawnSync('unshare', [...wrapper.slice(1), 'true']).status === 0
  return works ? { name: 'nobody in a user namespace', wrapper } : undefined
}

/** The outermost folder on the way to `path` that `uid` may not enter. */
function closedFolder(path: string, uid: number): string | undefined {
  const parent = dirname(path)
  const above = parent === path ? undefined : closedFolder(parent, uid)
  if (above) return above
  const { mode, uid: owner } = statSync(path)
  const mayEnter = owner === uid ? (mode & 0o100) !== 0 : (mode & 0o001) !== 0
  return mayEnter ? undefined : path
}

function nobodyOf(entries: readonly PasswdEntry[]): PasswdEntry {
  return entries.find(({ name }) => name === 'nobody') ?? { name: 'nobody', uid: 65534, gid: 65534 }
}

function readPasswd(): PasswdEntry[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => {
    const [name = '', , uid, gid] = line.split(':')
    return { name, uid: Number(uid), gid: Number(gid) }
  })
}
