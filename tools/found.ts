import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Problem } from '../domain/problem.ts'
import { explainStartFailure } from '../server/app/explain-start-failure.ts'
import { foundAgency, foundHouse } from '../server/app/found.ts'
import { readConfig } from '../server/platform/config.ts'
import { newIdAt } from '../server/platform/crypto/new-id.ts'
import { newToken } from '../server/platform/crypto/tokens.ts'
import { openDatabase } from '../server/platform/db/database.ts'
import { startEmbeddedPostgres } from '../server/platform/db/embedded/start-embedded-postgres.ts'
import { migrate } from '../server/platform/db/migrate.ts'
import { root } from './prepare/root.mjs'

/** Makes the first logins of an empty system, also while it runs; says under which link each sets a password (AUT-046). */

const USAGE = `npm run found -- house you@example.com
npm run found -- agency "Business name" admin@example.com [--domain studio.example.com]`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { domain: { type: 'string' } },
})
const [kind, ...given] = positionals
const email = given.at(-1)?.trim().toLowerCase()
const businessName = kind === 'agency' && given.length === 2 ? given[0] : undefined
const isHouse = kind === 'house' && given.length === 1

if (!email?.includes('@') || !(isHouse || businessName)) {
  console.error(USAGE)
  process.exit(1)
}

try {
  const config = readConfig(process.env, [], root)
  mkdirSync(config.dataDir, { recursive: true })
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), log: () => {} })
  const connection = embedded
    ? { host: embedded.socketDir, port: embedded.port, user: embedded.user, database: 'postgres' }
    : { connectionString: config.databaseUrl ?? '' }
  try {
    await migrate(connection)
    const db = openDatabase({ connection, maxConnections: 2, onError: (error) => console.error(error) })
    const now = () => new Date()
    // the kind is only a name in the types; every id is made the same way
    const newId = <Kind extends string>() => newIdAt(Date.now()) as Kind
    const services = { config, db, now, newId, newToken }
    try {
      const link = businessName
        ? await foundAgency(services, { businessName, email, domain: values.domain })
        : await foundHouse(services, { email })
      console.log(`${email} sets a password within the hour at\n\n  ${link}\n`)
    } finally {
      await db.close()
    }
  } finally {
    await embedded?.stop()
  }
} catch (error) {
  console.error(error instanceof Problem ? `${error.message}.` : explainStartFailure(error))
  process.exitCode = 1
}
