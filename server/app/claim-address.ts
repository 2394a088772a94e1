import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { acquireMutex, type Release } from '#platform/db/embedded/mutex.ts'

/** The same data is served at this port already; the message says it kindly. */
export class AlreadyRunning extends Error {
  override name = 'AlreadyRunning'
}

/** How long a predecessor that is just ending may take. */
const PATIENCE_MS = 1_500

/**
 * Claims the port for the data in `dataDir`, which must exist, and notes this process in it; the claim ends with the
 * process, however it ends. Throws AlreadyRunning.
 */
export async function claimAddress(dataDir: string, port: number): Promise<Release> {
  const key = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16)
  const note = join(dataDir, `serving-${port}.pid`)
  let release: Release
  try {
    release = await acquireMutex(`vitrine-web-${key}-${port}`, PATIENCE_MS)
  } catch {
    const pid = await readFile(note, 'utf8').catch(() => '')
    throw new AlreadyRunning(
      `Vitrine is already running here: http://localhost:${port}${pid && ` (process ${pid})`}. ` +
        'Open it in the browser, end that process first, or set PORT to start another one beside it.',
    )
  }
  await writeFile(note, String(process.pid)).catch(() => undefined)
  return async () => {
    await rm(note, { force: true }).catch(() => undefined)
    await release()
  }
}
