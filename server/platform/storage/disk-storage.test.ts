import * as nodeFiles from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createDiskStorage } from './disk-storage.ts'
import type { DiskFiles } from './durable-writer.ts'
import { describeStorage } from './storage-conformance.ts'
import { StorageFullError, StorageReadOnlyError } from './storage-errors.ts'

const root = await nodeFiles.mkdtemp(path.join(tmpdir(), 'vitrine-storage-'))
afterAll(() => nodeFiles.rm(root, { recursive: true, force: true }))

describeStorage('the disk', async () => createDiskStorage({ directory: await emptyFolder() }))

test('a full disk is said to be full, and nothing half written stays', async () => {
  const directory = await emptyFolder()
  const storage = createDiskStorage({ directory, files: failingWith('ENOSPC') })
  await expect(putText(storage)).rejects.toThrow(StorageFullError)
  expect(await nodeFiles.readdir(path.join(directory, 'incoming'))).toEqual([])
  expect(await createDiskStorage({ directory }).stat('a1/x.txt')).toBeNull()
})

test.each(['EROFS', 'EACCES'])('a disk that answers %s is said to be read-only', async (code) => {
  const storage = createDiskStorage({ directory: await emptyFolder(), files: failingWith(code) })
  await expect(putText(storage)).rejects.toThrow(StorageReadOnlyError)
})

test('what a crash left half written is swept a day later', async () => {
  const directory = await emptyFolder()
  const leftover = path.join(directory, 'incoming', 'leftover')
  await nodeFiles.mkdir(path.dirname(leftover))
  await nodeFiles.writeFile(leftover, 'half')
  await nodeFiles.utimes(leftover, new Date(0), new Date(0))
  await putText(createDiskStorage({ directory }))
  expect(await nodeFiles.readdir(path.dirname(leftover))).toEqual([])
})

function putText(storage: ReturnType<typeof createDiskStorage>) {
  return storage.put('a1/x.txt', new TextEncoder().encode('words'), { contentType: 'text/markdown' })
}

function emptyFolder(): Promise<string> {
  return nodeFiles.mkdtemp(path.join(root, 'd-'))
}

/** The real file operations, but what is opened for writing fails as a full or read-only disk does. */
function failingWith(code: string): DiskFiles {
  return {
    ...nodeFiles,
    open: async (...opening: Parameters<typeof nodeFiles.open>) => {
      const handle = await nodeFiles.open(...opening)
      handle.writeFile = () => Promise.reject(Object.assign(new Error(code), { code }))
      return handle
    },
  }
}
