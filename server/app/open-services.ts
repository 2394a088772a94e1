import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { Config } from '#platform/config.ts'
import type { Services } from '#platform/context/context.ts'
import { newIdAt } from '#platform/crypto/new-id.ts'
import { newToken } from '#platform/crypto/tokens.ts'
import { openDatabase } from '#platform/db/database.ts'
import { listenToEvents } from '#platform/events/live-events.ts'
import { createGeocoder } from '#platform/geo/create-geocoder.ts'
import type { Logger } from '#platform/log/logger.ts'
import { createMailer } from '#platform/mail/create-mailer.ts'
import type { JobKind } from '#platform/queue/queue.ts'
import { openQueue } from '#platform/queue/queue.ts'
import { createDiskStorage } from '#platform/storage/disk-storage.ts'
import { createUploadStore } from '#platform/storage/upload-store.ts'

export interface OpenedServices {
  services: Services
  close(): Promise<void>
}

/** Opens everything a process needs on a migrated database. */
export async function openServices(
  config: Config,
  connection: pg.PoolConfig,
  log: Logger,
  jobKinds: readonly JobKind<object>[],
): Promise<OpenedServices> {
  const now = () => new Date()
  const filesDir = join(config.dataDir, 'files')
  const uploadsDir = join(config.dataDir, 'uploads')
  for (const dir of [filesDir, uploadsDir]) mkdirSync(dir, { recursive: true })
  const db = openDatabase({
    connection,
    maxConnections: config.maxConnections,
    onError: (error) => log.warn('a database connection broke', { error }),
  })
  const live = await listenToEvents(connection, log)
  const queue = await openQueue(connection, jobKinds, log)
  const services: Services = {
    config,
    db,
    live,
    queue,
    log,
    storage: createDiskStorage({ directory: filesDir }),
    uploads: createUploadStore(uploadsDir),
    mailer: createMailer({ smtpUrl: config.smtpUrl }),
    geocoder: createGeocoder(config, db),
    now,
    // the kind is only a name in the types; every id is made the same way
    newId: <Kind extends string>() => newIdAt(now().getTime()) as Kind,
    newToken,
  }
  return {
    services,
    close: async () => {
      await queue.stop(10_000)
      await live.close()
      await db.close()
    },
  }
}
