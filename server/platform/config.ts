import { isAbsolute, resolve } from 'node:path'
import { z } from 'zod'

/** Everything that can be configured; nothing else reads the environment. Listed for people in docs/configuration.md. */
export interface Config {
  isProduction: boolean
  port: number
  dataDir: string
  /** undefined: the embedded database below dataDir. */
  databaseUrl: string | undefined
  maxConnections: number
  /** Where people reach the product, such as https://app.example.com; undefined: http on localhost at `port`. */
  publicOrigin: URL
  defaultHost: string
  platformHosts: readonly string[]
  /** Sites and agencies without a domain of their own live below it, as `name.suffix` (HST-016). */
  siteSuffix: string
  /** Number of proxies in front whose X-Forwarded-For and -Proto are believed. */
  trustedProxies: number
  smtpUrl: string | undefined
  mailFrom: string
  geocoder: 'embedded' | 'nominatim' | 'photon' | 'google'
  geocoderUrl: string | undefined
  geocoderKey: string | undefined
  mapTilesUrl: string | undefined
  mapAttribution: string | undefined
  ffmpegPath: string | undefined
  seedsDemo: boolean
  roles: ReadonlySet<Role>
  isDevelopment: boolean
  logLevel: 'debug' | 'info' | 'warn' | 'error'
}

export type Role = 'web' | 'worker'

/** A setting that cannot be used; its message is one sentence for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const optional = z.string().trim().min(1).optional()
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

const environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number({ error: 'must be a number' }).int().min(0, 'must be at least 0').max(65_535, 'must be at most 65535').default(8080),
  DATA_DIR: optional,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres://' }).optional(),
  DATABASE_MAX_CONNECTIONS: z.coerce.number().int().min(2).max(500).default(12),
  PUBLIC_ORIGIN: httpUrl.optional(),
  DEFAULT_HOST: optional,
  PLATFORM_HOSTS: optional,
  SITE_SUFFIX: z.string().trim().toLowerCase().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be a domain such as sites.example.com').optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' }).optional(),
  MAIL_FROM: optional,
  GEOCODER: z.enum(['embedded', 'nominatim', 'photon', 'google']).default('embedded'),
  GEOCODER_URL: httpUrl.optional(),
  GEOCODER_KEY: optional,
  MAP_TILES_URL: optional,
  MAP_ATTRIBUTION: optional,
  FFMPEG_PATH: optional,
  DEMO: z.enum(['0', '1']).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
})

/** Reads and checks the environment and the command line. Throws ConfigError naming each setting that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv, args: readonly string[], root: string): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(present)
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '))
  }
  const set = parsed.data
  const isProduction = set.NODE_ENV === 'production'
  const publicOrigin = new URL(set.PUBLIC_ORIGIN ?? `http://localhost:${set.PORT}`)
  const defaultHost = (set.DEFAULT_HOST ?? publicOrigin.hostname).toLowerCase()
  return {
    isProduction,
    port: set.PORT,
    dataDir: set.DATA_DIR ? (isAbsolute(set.DATA_DIR) ? set.DATA_DIR : resolve(root, set.DATA_DIR)) : resolve(root, 'data'),
    databaseUrl: set.DATABASE_URL,
    maxConnections: set.DATABASE_MAX_CONNECTIONS,
    publicOrigin,
    defaultHost,
    platformHosts: [...new Set([defaultHost, publicOrigin.hostname, 'localhost', '127.0.0.1', ...list(set.PLATFORM_HOSTS)])],
    siteSuffix: set.SITE_SUFFIX ?? (/[a-z]$/.test(publicOrigin.hostname) ? publicOrigin.hostname : 'localhost'),
    trustedProxies: set.TRUSTED_PROXIES,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM ?? `no-reply@${publicOrigin.hostname}`,
    geocoder: set.GEOCODER,
    geocoderUrl: set.GEOCODER_URL,
    geocoderKey: set.GEOCODER_KEY,
    mapTilesUrl: set.MAP_TILES_URL,
    mapAttribution: set.MAP_ATTRIBUTION,
    ffmpegPath: set.FFMPEG_PATH,
    seedsDemo: set.DEMO ? set.DEMO === '1' : !isProduction,
    roles: readRoles(args),
    isDevelopment: args.includes('--dev'),
    logLevel: set.LOG_LEVEL,
  }
}

function list(text: string | undefined): string[] {
  return (text ?? '').split(',').map((entry) => entry.trim().toLowerCase()).filter(Boolean)
}

function readRoles(args: readonly string[]): ReadonlySet<Role> {
  const named = args.find((arg) => arg.startsWith('--roles='))?.slice('--roles='.length)
  if (named === undefined) return new Set<Role>(['web', 'worker'])
  const roles = list(named)
  const known = roles.filter((role): role is Role => role === 'web' || role === 'worker')
  if (known.length === 0 || known.length !== roles.length) throw new ConfigError('--roles takes web, worker, or both with a comma')
  return new Set(known)
}
