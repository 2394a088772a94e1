import { join } from 'node:path'
import type pg from 'pg'
import { createHostDirectory, originOf } from '#features/hosts/index.ts'
import { type Config, readConfig } from '#platform/config.ts'
import { makeFolder } from '#platform/db/embedded/make-folder.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/start-embedded-postgres.ts'
import { migrate } from '#platform/db/migrate.ts'
import { relayEvents } from '#platform/events/relay-events.ts'
import { createLogger, type Logger } from '#platform/log/logger.ts'
import { claimAddress } from './claim-address.ts'
import { Closers } from './closers.ts'
import { createApp } from './create-app.ts'
import { openVite } from './dev/open-vite.ts'
import { features } from './features.ts'
import { openConsole } from './open-console.ts'
import { type OpenPort, openPort } from './open-port.ts'
import { openServices } from './open-services.ts'

export interface RunningServer {
  /** Where it listens, for people. */
  origin: string
  port: number
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
    interrupted?.throwIfAborted()
    const stop = (hurry?: AbortSignal) => closers.close(hurry)
    if (!port) return { origin: 'worker only', port: 0, stop }
    const hosts = createHostDirectory(services)
    closers.add(async () => hosts.close())
    const pages = config.isDevelopment ? await openVite(start.root, port.server) : undefined
    const app = createApp(services, hosts, features, openConsole(start.root, config))
    port.serve(app.fetch, pages)
    // first of all, so that nothing is closed that a request still uses
    closers.add(() => port.close())
    return { origin: originOf(config, config.defaultHost), port: port.port, stop }
  } catch (error) {
    await closers.close()
    throw error
  }
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
