import { resolve } from 'node:path'
import { z } from 'zod'

/** Everything that can be configured; nothing else reads the environment. Listed for people in docs/configuration.md. */
export interface Config {
  isProduction: boolean
  port: number
  dataDir: string
  /** undefined: the embedded database below dataDir. */
  databaseUrl: string | undefined
  maxConnections: number
  /** Where people reach the product, such as https://app.example.com. */
  publicOrigin: URL
  defaultHost: string
  platformHosts: readonly string[]
  /** Sites and agencies without a domain of their own live below it, as `name.suffix` (HST-016). */
  siteSuffix: string
  /** Number of proxies in front whose X-Forwarded-For is believed. */
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
  /** One line for each request at level info; at level debug where a terminal is to stay readable. */
  logsRequests: boolean
}

export type Role = 'web' | 'worker'

/** A setting that cannot be used; its message is one sentence for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const text = z.string().trim()
const optional = text.optional()
const whole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error })
}
const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names, { error: `must be ${names.slice(0, -1).join(', ')} or ${names.at(-1)}` })
const address = (protocols: string, example: string) =>
  z.url({ protocol: new RegExp(`^(${protocols})$`), error: `must be an address such as ${example}` })
const hostName = text
  .toLowerCase()
  .regex(
    /^[a-z0-9-]+(\.[a-z0-9-]+)*$/,
    'must be a host name such as app.example.com, without http:// or port',
  )

const environment = z.object({
  NODE_ENV: optional,
  PORT: whole(0, 65_535).default(8080),
  DATA_DIR: optional,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres://' }).optional(),
  DATABASE_MAX_CONNECTIONS: whole(2, 500).default(12),
  PUBLIC_ORIGIN: address('https?', 'https://app.example.com')
    .refine(endsAfterHost, 'must end after host and port')
    .optional(),
  DEFAULT_HOST: hostName.optional(),
  PLATFORM_HOSTS: text
    .regex(/^[\w.-]+(\s*,\s*[\w.-]+)*$/, 'must be host names with commas between them')
    .optional(),
  SITE_SUFFIX: hostName.optional(),
  TRUSTED_PROXIES: whole(0, 10).default(0),
  SMTP_URL: address('smtps?', 'smtp://user:password@mail.example.com:587').optional(),
  MAIL_FROM: text
    .regex(/^([^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'must be a mail address')
    .optional(),
  GEOCODER: oneOf(['embedded', 'nominatim', 'photon', 'google']).default('embedded'),
  GEOCODER_URL: address('https?', 'https://geo.example.com').optional(),
  GEOCODER_KEY: optional,
  MAP_TILES_URL: text
    .regex(
      /^https?:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})\S+$/,
      'must be an address with {z}, {x} and {y} in it',
    )
    .optional(),
  MAP_ATTRIBUTION: optional,
  FFMPEG_PATH: optional,
  DEMO: oneOf(['0', '1']).optional(),
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error']).optional(),
})

/**
 * Reads and checks the environment and the command line; `isTerminal` when the log goes to one.
 * Throws ConfigError naming each setting that is wrong, never its value.
 */
export function readConfig(
  env: NodeJS.ProcessEnv,
  args: readonly string[],
  root: string,
  isTerminal = false,
): Config {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = environment.safeParse(present)
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '),
    )
  }
  const set = parsed.data
  if (set.GEOCODER === 'google' && !set.GEOCODER_KEY)
    throw new ConfigError('GEOCODER_KEY must be set when GEOCODER is google')
  const isProduction = set.NODE_ENV === 'production'
  const publicOrigin = new URL(set.PUBLIC_ORIGIN ?? `http://localhost:${set.PORT}`)
  const defaultHost = set.DEFAULT_HOST ?? publicOrigin.hostname
  return {
    isProduction,
    port: set.PORT,
    // an absolute path stays what it is
    dataDir: resolve(root, set.DATA_DIR ?? 'data'),
    databaseUrl: set.DATABASE_URL,
    maxConnections: set.DATABASE_MAX_CONNECTIONS,
    publicOrigin,
    defaultHost,
    platformHosts: [
      ...new Set([defaultHost, publicOrigin.hostname, 'localhost', '127.0.0.1', ...list(set.PLATFORM_HOSTS)]),
    ],
    siteSuffix:
      set.SITE_SUFFIX ?? (/[a-z]$/.test(publicOrigin.hostname) ? publicOrigin.hostname : 'localhost'),
    trustedProxies: set.TRUSTED_PROXIES,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM ?? `no-reply@${publicOrigin.hostname}`,
    geocoder: set.GEOCODER,
    geocoderUrl: set.GEOCODER_URL,
    geocoderKey: set.GEOCODER_KEY,
    mapTilesUrl: set.MAP_TILES_URL,
    mapAttribution: set.MAP_ATTRIBUTION,
    ffmpegPath: set.FFMPEG_PATH,
    seedsDemo: set.DEMO ? set.DEMO === '1' : !isProduction && !isOnTheInternet(publicOrigin),
    roles: readRoles(args),
    isDevelopment: args.includes('--dev'),
    logLevel: set.LOG_LEVEL ?? 'info',
    logsRequests: set.LOG_LEVEL !== undefined || !isTerminal,
  }
}

/** Whoever serves under https and a name of his own means it, also when NODE_ENV was forgotten. */
function isOnTheInternet({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' && !/(^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname)
}

/** True for what is no address at all, which is told otherwise. */
function endsAfterHost(url: string): boolean {
  return !URL.canParse(url) || new URL(url).href === `${new URL(url).origin}/`
}

function list(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean)
}

function readRoles(args: readonly string[]): ReadonlySet<Role> {
  const named = args.find((arg) => arg.startsWith('--roles='))?.slice('--roles='.length)
  if (named === undefined) return new Set<Role>(['web', 'worker'])
  const roles = list(named)
  const known = roles.filter((role): role is Role => role === 'web' || role === 'worker')
  if (known.length === 0 || known.length !== roles.length)
    throw new ConfigError('--roles takes web, worker, or both with a comma')
  return new Set(known)
}
