import type { Readable } from 'node:stream'

/** What is known of a stored file without reading it. `etag` is quoted, ready for the HTTP header. */
export interface StoredFile {
  readonly key: string
  readonly sizeBytes: number
  readonly contentType: string
  readonly etag: string
  readonly modifiedAt: Date
}

/** Both ends are byte positions and both are included, as in HTTP. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** `sizeBytes` is the whole file's size, also when a range was asked for. */
export interface OpenedFile extends StoredFile {
  readonly stream: Readable
}

/**
 * The place of all uploaded files. Keys look like paths (`{accountId}/image/thumb/x_200x200.webp`):
 * segments of ASCII letters, digits and `._-~=+@,`, none starting with a dot.
 *
 * Every method throws InvalidStorageKeyError for a bad key, StorageFullError when there is no room,
 * StorageReadOnlyError when writing is not permitted, StorageUnavailableError when nothing answers.
 */
export interface Storage {
  /** Stores or replaces a whole file; readers see the old or the new file, never a part. */
  put(key: string, body: Readable | Uint8Array, options: { contentType: string }): Promise<StoredFile>
  /** Null when there is no such file. The caller must consume or destroy the stream. */
  get(key: string, options?: { range?: ByteRange }): Promise<OpenedFile | null>
  stat(key: string): Promise<StoredFile | null>
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>
  /** The prefix must end in a slash, so that account 1 never takes account 10 along. Answers how many files went. */
  deletePrefix(prefix: string): Promise<number>
  /** All files whose key starts with the prefix (any start of a key, or ''), in no particular order. */
  list(prefix: string): AsyncIterable<StoredFile>
}
