import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { acquireMutex } from '#platform/db/embedded/mutex.ts'

/** The same data is served at this port already; the message says it kindly. */
export class AlreadyRunning extends Error {
  override name = 'AlreadyRunning'
}

export interface Claim {
  /** Says that this process is about to end, so that a next one waits for it. */
  ending(): Promise<void>
  release(): Promise<void>
}

const PATIENCE_MS = 1_000
/** A process that ends waits this long for its requests and jobs. */
const ENDING_MS = 25_000

/**
 * Claims the port for the data in `dataDir`, which must exist, and notes this process in it; the claim ends with the
 * process, however it ends. Throws AlreadyRunning.
 */
export async function claimAddress(dataDir: string, port: number): Promise<Claim> {
  const key = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16)
  const name = `vitrine-web-${key}-${port}`
  const note = join(dataDir, `serving-${port}.pid`)
  const release = await acquireMutex(name, PATIENCE_MS).catch(async () => {
    const pid = await readFile(note, 'utf8').catch(() => undefined)
    if (pid === undefined) return acquireMutex(name, ENDING_MS)
    throw new AlreadyRunning(
      `Vitrine is already running here: http://localhost:${port} (process ${pid}). ` +
        'Open it in the browser, end that process first, or set PORT to start another one beside it.',
    )
  })
  await writeFile(note, String(process.pid)).catch(() => undefined)
  const ending = () => rm(note, { force: true })
  return {
    ending,
    release: async () => {
      await ending().catch(() => undefined)
      await release()
    },
  }
}
