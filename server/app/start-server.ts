import type { Server } from 'node:http'
import { join } from 'node:path'
import type pg from 'pg'
import { createHostDirectory, originOf } from '#features/hosts/index.ts'
import { type Config, readConfig } from '#platform/config.ts'
import { makeFolder } from '#platform/db/embedded/make-folder.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/start-embedded-postgres.ts'
import { migrate } from '#platform/db/migrate.ts'
import { type Relay, relayEvents } from '#platform/events/relay-events.ts'
import { createLogger, type Logger } from '#platform/log/logger.ts'
import { createApp } from './create-app.ts'
import { openVite } from './dev/open-vite.ts'
import { features } from './features.ts'
import { closeServer, listen } from './listen.ts'
import { openConsole } from './open-console.ts'
import { openServices } from './open-services.ts'

export interface RunningServer {
  /** Where it listens, for people. */
  origin: string
  port: number
  /** Lets running requests and jobs end, then lets go of everything. */
  stop(): Promise<void>
}

/** Starts the roles this process was given, from configuration to the first request served. */
export async function startServer(start: {
  env: NodeJS.ProcessEnv
  args: readonly string[]
  root: string
}): Promise<RunningServer> {
  const config = readConfig(start.env, start.args, start.root)
  const log = createLogger(config.logLevel, (line) => process.stderr.write(line))
  const closers: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const close of closers.reverse())
      await close().catch((error: unknown) => log.warn('closing failed', { error }))
  }
  try {
    const connection = await connect(config, log, closers)
    await migrate(connection)
    const jobKinds = features.flatMap((feature) => feature.jobKinds ?? [])
    const { services, close } = await openServices(config, connection, log, jobKinds)
    closers.push(close)
    let relay: Relay | undefined
    if (config.roles.has('worker')) {
      await services.queue.work(features.flatMap((feature) => feature.jobs?.(services) ?? []))
      const listeners = features.flatMap((feature) => feature.listeners?.(services) ?? [])
      relay = relayEvents({ db: services.db, live: services.live, log, listeners })
      closers.push(() => relay?.stop() ?? Promise.resolve())
      void relay.drain()
      for (const feature of features) await feature.onWorkerStart?.(services)
    }
    if (!config.roles.has('web')) return { origin: 'worker only', port: 0, stop }
    const hosts = createHostDirectory(services)
    closers.push(async () => hosts.close())
    const app = createApp(services, hosts, features, openConsole(start.root, config))
    const development = config.isDevelopment ? (server: Server) => openVite(start.root, server) : undefined
    const { server, port } = await listen(app.fetch, { port: config.port, development })
    closers.push(() => closeServer(server))
    return { origin: originOf(config, config.defaultHost), port, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function connect(
  config: Config,
  log: Logger,
  closers: (() => Promise<unknown>)[],
): Promise<pg.PoolConfig> {
  makeFolder(config.dataDir)
  if (config.databaseUrl) return { connectionString: config.databaseUrl }
  const embedded = await startEmbeddedPostgres({
    dataDir: join(config.dataDir, 'postgres'),
    log: (message) => log.info(message),
  })
  closers.push(() => embedded.stop())
  return { host: embedded.socketDir, port: embedded.port, user: embedded.user, database: 'postgres' }
}
