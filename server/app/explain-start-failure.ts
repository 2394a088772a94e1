import { ConfigError } from '#platform/config.ts'
import { EmbeddedPostgresError } from '#platform/db/embedded/embedded-postgres-error.ts'
import { AlreadyRunning } from './claim-address.ts'

/** One sentence for the operator; a stack only for what nobody foresaw. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof AlreadyRunning) return error.message
  if (error instanceof ConfigError) return `Vitrine cannot start: the setting ${error.message}.`
  if (error instanceof EmbeddedPostgresError) return `Vitrine cannot start: ${error.message}`
  if (error instanceof Error && 'code' in error) {
    const sentence = BY_CODE[String(error.code)]
    if (sentence) return `Vitrine cannot start: ${sentence(error)}.`
  }
  return `Vitrine cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

const BY_CODE: Record<string, (error: Error) => string> = {
  EADDRINUSE: (error) => `another program holds port ${portOf(error)}; set PORT to a free one`,
  EACCES: (error) =>
    portOf(error)
      ? `this user may not open port ${portOf(error)}; set PORT to one above 1023`
      : `this user may not do that (${error.message})`,
  EROFS: () => 'the disk that holds DATA_DIR is read-only',
  ENOSPC: () => 'the disk that holds DATA_DIR is full',
  ECONNREFUSED: () => 'the database in DATABASE_URL does not answer',
  ENOTFOUND: () => 'the host name in DATABASE_URL is not known',
  '28P01': () => 'the database in DATABASE_URL refuses the password',
  '28000': () => 'the database in DATABASE_URL refuses the user',
  EAI_AGAIN: () => 'the host name in DATABASE_URL cannot be looked up at the moment',
  ETIMEDOUT: () => 'the database in DATABASE_URL does not answer in time',
  EHOSTUNREACH: () => 'the host in DATABASE_URL cannot be reached',
  ENETUNREACH: () => 'the host in DATABASE_URL cannot be reached',
  '53300': () => 'the database in DATABASE_URL has no connection left',
  '57P03': () => 'the database in DATABASE_URL is starting or stopping; try again',
  '3D000': () => 'the database named in DATABASE_URL does not exist',
  '42501': () => 'the user in DATABASE_URL may not create roles, extensions or tables',
}

function portOf(error: Error): string {
  return 'port' in error ? String(error.port) : ''
}
