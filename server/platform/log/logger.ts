export type LogLevel = 'debug' | 'info' | 'warn' | 'error'
export type LogFields = Record<string, unknown>

/** Writes JSON lines. Never give it a password, token or secret. */
export interface Logger {
  debug(message: string, fields?: LogFields): void
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
  /** The same log with fields that every line carries. */
  with(fields: LogFields): Logger
}

const ORDER: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3 }

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

/** Errors do not print as JSON by themselves. */
function plain(fields: LogFields): LogFields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      value instanceof Error ? { name: value.name, message: value.message, stack: value.stack } : value,
    ]),
  )
}
