import { randomUUID } from 'node:crypto'
import * as nodeFiles from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { asStorageError, fileErrorCode } from './storage-errors.ts'

const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000

/** The file operations that a test may replace to play a full or read-only disk. */
export type DiskFiles = Pick<typeof nodeFiles, 'mkdir' | 'open' | 'rename' | 'rm' | 'stat' | 'readFile'>

/**
 * Writes whole files: first into `incoming`, forced onto the disk, then renamed to where they belong. `incoming` must
 * lie on the same disk as the targets.
 */
export function createDurableWriter(incoming: string, files: DiskFiles) {
  let swept: Promise<void> | undefined

  return async (target: string, body: Readable | Uint8Array): Promise<void> => {
    await files.mkdir(incoming, { recursive: true })
    swept ??= removeLeftovers(incoming)
    await swept
    const temporary = path.join(incoming, randomUUID())
    try {
      await writeAndSync(files, temporary, body)
      await files.mkdir(path.dirname(target), { recursive: true })
      await files.rename(temporary, target)
      await syncDirectory(files, path.dirname(target))
    } catch (error) {
      await files.rm(temporary, { force: true }).catch(() => undefined)
      throw error
    }
  }
}

async function writeAndSync(files: DiskFiles, file: string, body: Readable | Uint8Array): Promise<void> {
  const handle = await files.open(file, 'wx')
  try {
    await handle.writeFile(body)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Without this a power cut may forget the new name although the bytes are on the disk. */
async function syncDirectory(files: DiskFiles, directory: string): Promise<void> {
  const handle = await files.open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** What a crash left half written; nothing takes a day to write. */
async function removeLeftovers(incoming: string): Promise<void> {
  for (const name of await nodeFiles.readdir(incoming)) {
    const leftover = path.join(incoming, name)
    const found = await orNull(nodeFiles.stat(leftover))
    if (found !== null && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS)
      await orNull(nodeFiles.rm(leftover))
  }
}

/** Null for what is not there; below a file there is no other file, so ENOTDIR means the same. */
export async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    const code = fileErrorCode(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    throw asStorageError(error)
  }
}
