import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { EmbeddedPostgresError, explainFailure } from './embedded-postgres-error.ts'

/** Makes a folder with its parents. Throws EmbeddedPostgresError with one sentence when it may not. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true })
  } catch (error) {
    throw new EmbeddedPostgresError(explainFailure(reasonOf(error, path), path))
  }
}

/** Node says "no such file" where the nearest existing folder is read-only; that folder tells the truth. */
function reasonOf(error: unknown, path: string): string {
  try {
    accessSync(nearestExisting(path), constants.W_OK)
  } catch (refusal) {
    return String(refusal)
  }
  return String(error)
}

function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path))
}
