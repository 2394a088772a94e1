import { join } from 'node:path'
import type pg from 'pg'
import { createGalleryFeature } from '#features/gallery/feature.ts'
import { createHostDirectory, originOf } from '#features/hosts/index.ts'
import { type Config, readConfig } from '#platform/config.ts'
import { makeFolder } from '#platform/db/embedded/make-folder.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/start-embedded-postgres.ts'
import { migrate } from '#platform/db/migrate.ts'
import { relayEvents } from '#platform/events/relay-events.ts'
import type { Feature } from '#platform/http/feature.ts'
import { createLogger, type Logger } from '#platform/log/logger.ts'
import { sourceSite } from '#platform/site-renderer/source-site.ts'
import { announce } from './announce.ts'
import { claimAddress } from './claim-address.ts'
import { Closers } from './closers.ts'
import { createApp } from './create-app.ts'
import { hasDemoHouse, startDemo } from './demo/seed-demo.ts'
import { type DevelopmentPages, openVite } from './dev/open-vite.ts'
import { features } from './features.ts'
import { openConsole } from './open-console.ts'
import { type OpenPort, openPort } from './open-port.ts'
import { openServices } from './open-services.ts'

export interface RunningServer {
  /** Where it listens, for people. */
  origin: string
  port: number
  /** What the person at the terminal is told; empty when there is nothing to say. */
  announcement: string
  /** Lets running requests and jobs end, then lets go of everything; `hurry` ends the waiting. */
  stop(hurry?: AbortSignal): Promise<void>
}

export interface Start {
  env: NodeJS.ProcessEnv
  args: readonly string[]
  root: string
  /** The log goes to a terminal, where somebody reads it. */
  isTerminal?: boolean
  /** Ends a start that is still going on: what it opened is closed and the reason thrown. */
  interrupted?: AbortSignal
}

/** Starts the roles this process was given, from configuration to the first request served. */
export async function startServer(start: Start): Promise<RunningServer> {
  const { interrupted } = start
  const config = readConfig(start.env, start.args, start.root, start.isTerminal)
  const log = createLogger(config.logLevel, (line) => process.stderr.write(line))
  const closers = new Closers(log)
  try {
    makeFolder(config.dataDir)
    const port = config.roles.has('web') ? await takePort(config, closers) : undefined
    const connection = await connect(config, log, closers)
    interrupted?.throwIfAborted()
    await migrate(connection)
    const jobKinds = features.flatMap((feature) => feature.jobKinds ?? [])
    const { services, close } = await openServices(config, connection, log, jobKinds)
    closers.add(close)
    interrupted?.throwIfAborted()
    if (config.roles.has('worker')) {
      await services.queue.work(features.flatMap((feature) => feature.jobs?.(services) ?? []))
      const listeners = features.flatMap((feature) => feature.listeners?.(services) ?? [])
      const relay = relayEvents({ db: services.db, live: services.live, log, listeners })
      closers.add(() => relay.stop())
      void relay.drain()
      for (const feature of features) await feature.onWorkerStart?.(services)
    }
    if (config.seedsDemo && config.roles.has('worker')) {
      const demo = await startDemo(services)
      closers.add(() => demo.stop())
    }
    interrupted?.throwIfAborted()
    const stop = (hurry?: AbortSignal) => closers.close(hurry)
    if (!port) return { origin: 'worker only', port: 0, announcement: '', stop }
    const hosts = createHostDirectory(services)
    closers.add(async () => hosts.close())
    const pages = config.isDevelopment ? await openVite(start.root, port.server) : undefined
    const app = createApp(services, hosts, withSources(features, pages), openConsole(start.root, config))
    port.serve(app.fetch, pages)
    // first of all, so that nothing is closed that a request still uses
    closers.add(() => port.close())
    const origin = originOf(config, config.defaultHost)
    log[config.logsRequests ? 'info' : 'debug']('listening', { port: port.port, origin })
    const hasDemo = config.seedsDemo && (await hasDemoHouse(services))
    return { origin, port: port.port, announcement: announce(config, { hasDemo }), stop }
  } catch (error) {
    await closers.close()
    throw error
  }
}

/** In development the live sites are drawn from their sources. */
function withSources(all: readonly Feature[], pages: DevelopmentPages | undefined): readonly Feature[] {
  if (!pages) return all
  const gallery = createGalleryFeature(sourceSite(pages.site))
  return all.map((feature) => (feature.name === gallery.name ? gallery : feature))
}

async function takePort(config: Config, closers: Closers): Promise<OpenPort> {
  const claim = config.port > 0 ? await claimAddress(config.dataDir, config.port) : undefined
  closers.add(async () => claim?.release())
  closers.addFirst(async () => claim?.ending())
  const port = await openPort(config.port)
  closers.add(() => port.close())
  return port
}

async function connect(config: Config, log: Logger, closers: Closers): Promise<pg.PoolConfig> {
  if (config.databaseUrl) return { connectionString: config.databaseUrl }
  const embedded = await startEmbeddedPostgres({
    dataDir: join(config.dataDir, 'postgres'),
    log: (message) => log.info(message),
  })
  closers.addLast(() => embedded.stop())
  return { host: embedded.socketDir, port: embedded.port, user: embedded.user, database: 'postgres' }
}
