export type LogLevel = 'debug' | 'info' | 'warn' | 'error'
export type LogFields = Record<string, unknown>

/** Writes JSON lines. Never give it a password, token or secret; what bears such a name is left out (SEC-005). */
export interface Logger {
  debug(message: string, fields?: LogFields): void
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
  /** The same log with fields that every line carries. */
  with(fields: LogFields): Logger
}

const ORDER: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3 }

const REMOVED = '[removed]'

export function createLogger(
  lowest: LogLevel,
  write: (line: string) => void = (line) => process.stdout.write(line),
  fixed: LogFields = {},
): Logger {
  const log =
    (level: LogLevel) =>
    (message: string, fields: LogFields = {}) => {
      if (ORDER[level] < ORDER[lowest]) return
      write(
        `${JSON.stringify({ time: new Date().toISOString(), level, message, ...fixed, ...plain(fields) })}\n`,
      )
    }
  return {
    debug: log('debug'),
    info: log('info'),
    warn: log('warn'),
    error: log('error'),
    with: (more) => createLogger(lowest, write, { ...fixed, ...more }),
  }
}

const SECRET_KEY = /password|token|secret|authorization|cookie|api_?key/i
const SECRET_IN_URL = /(\w+:\/\/[^\s:/@]*:)[^\s@]+@/g
const MAX_DEPTH = 6

/** Fields as JSON can write them: errors with their causes, secrets removed, circles cut. */
function plain(fields: LogFields): LogFields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      SECRET_KEY.test(key) ? REMOVED : plainValue(value, 0),
    ]),
  )
}

function plainValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.replace(SECRET_IN_URL, `$1${REMOVED}@`)
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth >= MAX_DEPTH) return '[deeper]'
  if (Array.isArray(value)) return value.map((entry) => plainValue(entry, depth + 1))
  const entries = value instanceof Error ? errorEntries(value) : Object.entries(value)
  return Object.fromEntries(
    entries.map(([key, entry]) => [key, SECRET_KEY.test(key) ? REMOVED : plainValue(entry, depth + 1)]),
  )
}

/** What an error does not list by itself, and its plain facts such as a code; what else hangs on it may be large. */
function errorEntries(error: Error): [string, unknown][] {
  const { name, message, stack, cause } = error
  return [
    ...Object.entries(error).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
    ['name', name],
    ['message', message],
    ['stack', stack],
    ...(cause === undefined ? [] : [['cause', cause] satisfies [string, unknown]]),
  ]
}
