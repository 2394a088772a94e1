import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { asStorageError, fileErrorCode } from './storage-errors.ts'

/** The keys of all files below `root` that start with the prefix; opens only the folders that can hold some. */
export async function* listDiskKeys(root: string, prefix: string): AsyncGenerator<string> {
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
  yield* keysBelow(root, folder, prefix)
}

async function* keysBelow(root: string, folder: string, prefix: string): AsyncGenerator<string> {
  for (const entry of await entriesOf(path.join(root, folder))) {
    const key = `${folder}${entry.name}`
    if (!key.startsWith(prefix)) continue
    if (entry.isDirectory()) yield* keysBelow(root, `${key}/`, prefix)
    else if (entry.isFile()) yield key
  }
}

async function entriesOf(directory: string) {
  try {
    return await readdir(directory, { withFileTypes: true })
  } catch (error) {
    const code = fileErrorCode(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return []
    throw asStorageError(error)
  }
}
