import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@vitrine/contract/client.ts'
import { routes } from '@vitrine/contract/routes.ts'
import type { Hono } from 'hono'
import { createApp } from '#app/create-app.ts'
import { features } from '#app/features.ts'
import { createHostDirectory } from '#features/hosts/index.ts'
import { type Config, readConfig } from '#platform/config.ts'
import type { Services } from '#platform/context/context.ts'
import { newIdAt } from '#platform/crypto/new-id.ts'
import { newToken } from '#platform/crypto/tokens.ts'
import { openDatabase } from '#platform/db/database.ts'
import { listenToEvents } from '#platform/events/live-events.ts'
import { relayEvents } from '#platform/events/relay-events.ts'
import { createGeocoder } from '#platform/geo/create-geocoder.ts'
import type { HttpEnv } from '#platform/http/feature.ts'
import { createLogger } from '#platform/log/logger.ts'
import { createMailer } from '#platform/mail/create-mailer.ts'
import { createDiskStorage } from '#platform/storage/disk-storage.ts'
import { createUploadStore } from '#platform/storage/upload-store.ts'
import { createInlineQueue, type InlineQueue } from './inline-queue.ts'
import { createTestDatabase } from './test-database.ts'

export interface TestServer {
  app: Hono<HttpEnv>
  services: Services
  queue: InlineQueue
  /** Lines the server logged. */
  logged: string[]
  /** Moves the server's clock forward. */
  advance(ms: number): void
  /** One request in process; `as` is an access token, `host` defaults to the platform's. */
  call(method: string, path: string, options?: CallOptions): Promise<Response>
  /** The typed client of the whole contract; what is refused is thrown as ApiFailure. */
  api(as?: string, host?: string): Client<typeof routes>
  /** Hands on all events and runs all jobs, until nothing is left. */
  settle(): Promise<void>
  close(): Promise<void>
}

/** An answer of the API that is not a success. */
export class ApiFailure extends Error {
  readonly status: number
  readonly error: ErrorBody
  constructor(status: number, error: ErrorBody) {
    super(`${status} ${error.code}: ${error.message}`)
    this.status = status
    this.error = error
  }
}

export interface ErrorBody {
  code: string
  message: string
  issues?: { path: string; code: string; message: string }[]
  details?: Record<string, unknown>
}

export async function readError(response: Response): Promise<ErrorBody> {
  // the one shape of errors, API-003
  return ((await response.json()) as { error: ErrorBody }).error
}

export interface CallOptions {
  host?: string
  as?: string
  body?: unknown
  headers?: Record<string, string>
}

/** The whole server in this process, on a database of its own: `const server = await createTestServer()` in beforeAll, close in afterAll. */
export async function createTestServer(overrides: Partial<Config> = {}): Promise<TestServer> {
  const database = await createTestDatabase()
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-server-'))
  const config = {
    ...readConfig({ DATA_DIR: directory, DEMO: '0', LOG_LEVEL: 'info' }, [], directory),
    ...overrides,
  }
  const logged: string[] = []
  const log = createLogger('info', (line) => logged.push(line))
  const db = openDatabase({ connection: database.connection, maxConnections: 6, onError: () => undefined })
  const live = await listenToEvents(database.connection, log)
  const queue = createInlineQueue()
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const services: Services = {
    config,
    db,
    live,
    queue,
    log,
    now,
    newToken,
    storage: createDiskStorage({ directory: join(directory, 'files') }),
    uploads: createUploadStore(join(directory, 'uploads')),
    mailer: createMailer({ smtpUrl: config.smtpUrl }),
    geocoder: createGeocoder(config, db),
    // the kind is only a name in the types
    newId: <Kind extends string>() => newIdAt(now().getTime()) as Kind,
  }
  const hosts = createHostDirectory(services)
  const app = createApp(services, hosts, features)
  await queue.work(features.flatMap((feature) => feature.jobs?.(services) ?? []))
  const listeners = features.flatMap((feature) => feature.listeners?.(services) ?? [])
  const relay = relayEvents({ db, live, log, listeners })
  const call: TestServer['call'] = async (method, path, options = {}) =>
    app.request(`http://${options.host ?? 'localhost'}${path}`, {
      method,
      headers: {
        host: options.host ?? 'localhost',
        ...(options.as && { authorization: `Bearer ${options.as}` }),
        ...(options.body !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    })
  return {
    app,
    services,
    queue,
    logged,
    advance: (ms) => {
      ahead += ms
    },
    api: (as, host) =>
      createClient(routes, async (method, url, body) => {
        const response = await call(method, url, { ...(as && { as }), ...(host && { host }), body })
        if (!response.ok) throw new ApiFailure(response.status, await readError(response))
        return response.status === 204 ? undefined : response.json()
      }),
    call,
    settle: async () => {
      do {
        await relay.drain()
        await queue.runAll()
        await relay.drain()
      } while (queue.waiting.length > 0)
    },
    close: async () => {
      await relay.stop()
      hosts.close()
      await live.close()
      await db.close()
      await database.drop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
