import { InvalidStorageKeyError } from './storage-errors.ts'

const MAX_KEY_LENGTH = 500
const MAX_SEGMENT_LENGTH = 200
const SEGMENT = /^[A-Za-z0-9_~=+@,-][A-Za-z0-9._~=+@,-]*$/

/** Throws InvalidStorageKeyError unless the key can name one file below the root, and nothing else. */
export function assertStorageKey(key: string): void {
  if (key.length > MAX_KEY_LENGTH || !key.split('/').every(isSegment)) {
    throw new InvalidStorageKeyError(`Not a storage key: ${JSON.stringify(key.slice(0, 80))}`)
  }
}

/** A prefix is the start of a key: complete segments, then perhaps the beginning of one. */
export function assertStoragePrefix(prefix: string): void {
  const segments = prefix.split('/')
  const last = segments.pop() ?? ''
  const valid = segments.every(isSegment) && (last === '' || isSegment(last))
  if (!valid || prefix.length > MAX_KEY_LENGTH) {
    throw new InvalidStorageKeyError(`Not a storage prefix: ${JSON.stringify(prefix.slice(0, 80))}`)
  }
}

function isSegment(segment: string): boolean {
  return segment.length <= MAX_SEGMENT_LENGTH && SEGMENT.test(segment)
}
