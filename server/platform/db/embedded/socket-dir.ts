import { chownSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { Identity } from './identity.ts'

export const SOCKET_PORT = 5432

// The kernel takes 107 bytes for a socket's path, of which "/.s.PGSQL.5432.lock" needs 19.
const MAX_SOCKET_DIR_BYTES = 88

/** The socket lies inside the data folder (0700); where that path is too long, in a private temp folder. */
export function prepareSocketDir(dataDir: string, key: string, identity: Identity): string {
  if (Buffer.byteLength(dataDir) <= MAX_SOCKET_DIR_BYTES) return dataDir
  const temp = Buffer.byteLength(tmpdir()) + key.length < MAX_SOCKET_DIR_BYTES ? tmpdir() : '/tmp'
  const socketDir = join(temp, key)
  mkdirSync(socketDir, { recursive: true, mode: 0o700 })
  const found = lstatSync(socketDir)
  const allowed = [process.getuid?.(), identity.owner?.uid]
  if (!found.isDirectory() || !allowed.includes(found.uid)) {
    throw new EmbeddedPostgresError(`${socketDir} belongs to somebody else, so the database cannot use it.`)
  }
  if (identity.owner) chownSync(socketDir, identity.owner.uid, identity.owner.gid)
  return socketDir
}
