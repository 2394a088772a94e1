import { createReadStream } from 'node:fs'
import * as nodeFiles from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { contentTypeOfExtension } from './content-types.ts'
import { listDiskKeys } from './disk-listing.ts'
import { createDurableWriter, type DiskFiles, orNull } from './durable-writer.ts'
import type { ByteRange, Storage, StoredFile } from './storage.ts'
import { asStorageError, fileErrorCode } from './storage-errors.ts'
import { assertStorageKey, assertStoragePrefix } from './storage-key.ts'

/**
 * Storage in a folder: `objects/` holds the files under their keys, `types/` the content types that the
 * file's ending does not tell, `incoming/` what is being written. A file appears only once it is on the disk.
 */
export function createDiskStorage(options: { directory: string; files?: DiskFiles }): Storage {
  const files = options.files ?? nodeFiles
  const objects = path.join(options.directory, 'objects')
  const types = path.join(options.directory, 'types')
  const writeDurably = createDurableWriter(path.join(options.directory, 'incoming'), files)

  async function put(
    key: string,
    body: Readable | Uint8Array,
    { contentType }: { contentType: string },
  ): Promise<StoredFile> {
    assertStorageKey(key)
    try {
      const typeFile = path.join(types, key)
      if (contentType === contentTypeOfExtension(key)) await files.rm(typeFile, { force: true })
      else await writeDurably(typeFile, new TextEncoder().encode(contentType))
      await writeDurably(path.join(objects, key), body)
    } catch (error) {
      throw asStorageError(error)
    }
    const stored = await stat(key)
    if (stored === null) throw new Error(`The file ${key} vanished while it was being stored.`)
    return stored
  }

  async function stat(key: string): Promise<StoredFile | null> {
    assertStorageKey(key)
    const found = await orNull(files.stat(path.join(objects, key), { bigint: true }))
    if (found === null || !found.isFile()) return null
    return {
      key,
      sizeBytes: Number(found.size),
      contentType: contentTypeOfExtension(key) ?? 'application/octet-stream',
      ...(await writtenType(key)),
      etag: `"${found.size.toString(36)}-${found.mtimeNs.toString(36)}"`,
      modifiedAt: found.mtime,
    }
  }

  async function writtenType(key: string): Promise<{ contentType?: string }> {
    const contentType = await orNull(files.readFile(path.join(types, key), 'utf8'))
    return contentType === null ? {} : { contentType }
  }

  async function get(key: string, { range }: { range?: ByteRange } = {}) {
    const found = await stat(key)
    if (found === null) return null
    try {
      const handle = await nodeFiles.open(path.join(objects, key), 'r')
      return { ...found, stream: createReadStream('', { ...range, fd: handle, autoClose: true }) }
    } catch (error) {
      if (fileErrorCode(error) === 'ENOENT') return null
      throw asStorageError(error)
    }
  }

  async function remove(key: string): Promise<void> {
    assertStorageKey(key)
    try {
      await removeFile(path.join(objects, key))
      await removeFile(path.join(types, key))
    } catch (error) {
      throw asStorageError(error)
    }
  }

  /** Below a file there is no other file: ENOTDIR means the same as not found. */
  async function removeFile(file: string): Promise<void> {
    await orNull(files.rm(file))
  }

  async function deletePrefix(prefix: string): Promise<number> {
    assertStoragePrefix(prefix)
    if (!prefix.endsWith('/')) throw new Error(`A prefix to delete must end in a slash: ${prefix}`)
    let count = 0
    for await (const _ of listDiskKeys(objects, prefix)) count += 1
    try {
      await files.rm(path.join(objects, prefix), { recursive: true, force: true })
      await files.rm(path.join(types, prefix), { recursive: true, force: true })
    } catch (error) {
      throw asStorageError(error)
    }
    return count
  }

  async function* list(prefix: string): AsyncIterable<StoredFile> {
    assertStoragePrefix(prefix)
    for await (const key of listDiskKeys(objects, prefix)) {
      const found = await stat(key)
      if (found !== null) yield found
    }
  }

  return { put, get, stat, delete: remove, deletePrefix, list }
}
