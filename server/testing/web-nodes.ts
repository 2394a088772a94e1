import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#app/create-app.ts'
import { createHostDirectory } from '#features/hosts/index.ts'
import { readConfig } from '#platform/config.ts'
import type { Services } from '#platform/context/context.ts'
import { newIdAt } from '#platform/crypto/new-id.ts'
import { newToken } from '#platform/crypto/tokens.ts'
import { openDatabase } from '#platform/db/database.ts'
import { type LiveEvents, listenToEvents } from '#platform/events/live-events.ts'
import { createGeocoder } from '#platform/geo/create-geocoder.ts'
import type { Feature } from '#platform/http/feature.ts'
import { createLogger } from '#platform/log/logger.ts'
import { createMailer } from '#platform/mail/create-mailer.ts'
import { createDiskStorage } from '#platform/storage/disk-storage.ts'
import { createUploadStore } from '#platform/storage/upload-store.ts'
import { createInlineQueue } from './inline-queue.ts'
import { createTestDatabase } from './test-database.ts'

export interface WebNode {
  services: Services
  get(host: string, path: string, headers?: Record<string, string>): Promise<Response>
  /** Transactions in accounts so far. */
  readonly transactions: number
}

export interface WebNodes {
  /** Another web node on the same database; `hears` replaces the events it listens to. */
  start(features: readonly Feature[], hears?: (events: LiveEvents) => LiveEvents): Promise<WebNode>
  close(): Promise<void>
}

/** One database for several web nodes in this process, to see what they know of each other. */
export async function createWebNodes(): Promise<WebNodes> {
  const database = await createTestDatabase()
  const directory = join(tmpdir(), 'vitrine-web-nodes')
  const closers: (() => Promise<unknown>)[] = []
  return {
    start: async (features, hears = (events) => events) => {
      const config = readConfig({ DATA_DIR: directory, DEMO: '0' }, [], directory)
      const log = createLogger('error', () => undefined)
      const opened = openDatabase({
        connection: database.connection,
        maxConnections: 4,
        onError: () => undefined,
      })
      const live = await listenToEvents(database.connection, log)
      let transactions = 0
      const now = () => new Date()
      const db: Services['db'] = {
        ...opened,
        inAccount: (account, work) => {
          transactions++
          return opened.inAccount(account, work)
        },
      }
      const services: Services = {
        config,
        db,
        log,
        now,
        newToken,
        live: hears(live),
        queue: createInlineQueue(),
        storage: createDiskStorage({ directory: join(directory, 'files') }),
        uploads: createUploadStore(join(directory, 'uploads')),
        mailer: createMailer({ smtpUrl: undefined }),
        geocoder: createGeocoder(config, db),
        // the kind is only a name in the types
        newId: <Kind extends string>() => newIdAt(Date.now()) as Kind,
      }
      const hosts = createHostDirectory(services)
      const app = createApp(services, hosts, features)
      closers.push(async () => {
        hosts.close()
        await live.close()
        await opened.close()
      })
      return {
        services,
        get: async (host, path, headers = {}) =>
          app.request(`http://${host}${path}`, { headers: { host, ...headers } }),
        get transactions() {
          return transactions
        },
      }
    },
    close: async () => {
      for (const close of closers) await close()
      await database.drop()
    },
  }
}
