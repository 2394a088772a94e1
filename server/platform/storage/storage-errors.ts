/** There is no room for the file: the disk, the quota or the bucket is full. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError'
}

/** The storage can be read but not written: read-only mount or missing rights. */
export class StorageReadOnlyError extends Error {
  override readonly name = 'StorageReadOnlyError'
}

/** The storage does not answer, or answers with an error of its own. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError'
}

/** The key is not one of ours: a path trick, a forbidden character, or too long. */
export class InvalidStorageKeyError extends Error {
  override readonly name = 'InvalidStorageKeyError'
}

/** Turns a failed file operation into one of the errors above; anything else passes unchanged. */
export function asStorageError(error: unknown): unknown {
  switch (fileErrorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return new StorageFullError('There is no room left in the file storage.', { cause: error })
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return new StorageReadOnlyError('The file storage may not be written to.', { cause: error })
    case 'EIO':
    case 'EMFILE':
    case 'ENFILE':
      return new StorageUnavailableError('The file storage does not answer.', { cause: error })
    case 'ENOTDIR':
    case 'EISDIR':
    case 'ENOTEMPTY':
      return new InvalidStorageKeyError('A file cannot lie below another file.', { cause: error })
    default:
      return error
  }
}

/** The system's code of a failed file operation, such as ENOENT, or undefined. */
export function fileErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
