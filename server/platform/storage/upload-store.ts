import { createWriteStream, mkdirSync } from 'node:fs'
import { readdir, rm, stat, truncate } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'
import { fileErrorCode } from './storage-errors.ts'

export const UPLOAD_EXPIRES_AFTER_MS = 24 * 60 * 60 * 1000

/** The place of uploads under way: each is a file of its own beside a small description, so a restart loses none. */
export interface UploadStore {
  readonly files: FileStore
  /** Where the bytes of an upload stand, to be moved or read by whoever finishes it. */
  pathOf(id: string): string
  remove(id: string): Promise<void>
  /** Lets go of the bytes and keeps how many they were, for whoever never heard that the last one had come. */
  dropBytes(id: string): Promise<void>
  /** Removes uploads that nobody touched for 24 hours, also half-deleted ones. Answers how many. */
  removeAbandoned(now: Date): Promise<number>
}

export function createUploadStore(directory: string): UploadStore {
  mkdirSync(directory, { recursive: true })
  const files = new ResumableFiles({ directory, expirationPeriodInMilliseconds: UPLOAD_EXPIRES_AFTER_MS })
  const remove = async (id: string) => {
    await rm(path.join(directory, id), { force: true })
    await rm(path.join(directory, `${id}.json`), { force: true })
  }
  return {
    files,
    pathOf: (id) => path.join(directory, id),
    remove,
    async dropBytes(id) {
      const file = path.join(directory, id)
      const { size } = await stat(file)
      // a file of nothing but a hole takes no room
      await truncate(file, 0)
      await truncate(file, size)
    },
    async removeAbandoned(now) {
      const lastTouched = await lastTouchedById(directory)
      const abandoned = [...lastTouched].filter(([, at]) => now.getTime() - at > UPLOAD_EXPIRES_AFTER_MS)
      for (const [id] of abandoned) await remove(id)
      return abandoned.length
    },
  }
}

/** The ready-made store hides why writing failed; a full disk deserves its own answer. */
class ResumableFiles extends FileStore {
  constructor(options: { directory: string; expirationPeriodInMilliseconds: number }) {
    super(options)
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration']
  }

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const target = createWriteStream(path.join(this.directory, id), { flags: 'r+', start: offset })
    await pipeline(readable, target)
    return offset + target.bytesWritten
  }
}

async function lastTouchedById(directory: string): Promise<Map<string, number>> {
  const touched = new Map<string, number>()
  for (const name of await readdir(directory)) {
    const modifiedAt = await modifiedMs(path.join(directory, name))
    const id = path.basename(name, '.json')
    if (modifiedAt !== null) touched.set(id, Math.max(modifiedAt, touched.get(id) ?? 0))
  }
  return touched
}

async function modifiedMs(file: string): Promise<number | null> {
  try {
    return (await stat(file)).mtimeMs
  } catch (error) {
    if (fileErrorCode(error) === 'ENOENT') return null
    throw error
  }
}
