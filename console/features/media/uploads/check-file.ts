import { MAX_BYTES } from '@vitrine/domain/media/limits.ts'
import { type MediaKind, mediaTypeOfMime, mediaTypeOfName } from '@vitrine/domain/media/media-types.ts'
import { UPLOAD_PROBLEMS, type UploadProblem } from '@vitrine/domain/media/upload-problems.ts'

/**
 * What can be told without sending a byte: kind by name or declared type, and size (MED-005, MED-006, MED-007).
 * The server decides by the bytes.
 */
export function checkFile(
  file: { name: string; type: string; size: number },
  kinds: readonly MediaKind[],
): UploadProblem | null {
  const type = mediaTypeOfName(file.name) ?? mediaTypeOfMime(file.type)
  if (type?.from !== 'forms' || !kinds.includes(type.kind)) return UPLOAD_PROBLEMS['type-not-allowed']
  if (file.size === 0) return UPLOAD_PROBLEMS.empty
  return file.size > MAX_BYTES[type.kind] ? UPLOAD_PROBLEMS['too-large'] : null
}

/** The limit of the kind that a file's name tells, in bytes. */
export function limitOf(file: { name: string; type: string }): number {
  const type = mediaTypeOfName(file.name) ?? mediaTypeOfMime(file.type)
  return MAX_BYTES[type?.kind ?? 'image']
}
