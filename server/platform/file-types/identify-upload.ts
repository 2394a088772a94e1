import { MAX_BYTES } from '@vitrine/domain/media/limits.ts'
import {
  type MediaKind,
  type MediaType,
  mediaTypeOfMime,
  mediaTypeOfName,
  type UploadRefusal,
} from '@vitrine/domain/media/media-types.ts'
import { isComplete } from './is-complete.ts'
import { mimeOfBytes } from './mime-of-bytes.ts'
import { openUpload, type UploadSource } from './upload-source.ts'

export interface DeclaredUpload {
  readonly name: string
  /** The content type that the browser sent, if any. */
  readonly type?: string
  /** Imports may also bring what forms do not take (bmp). */
  readonly from?: MediaType['from']
}

export type IdentifiedUpload =
  | {
      readonly ok: true
      readonly kind: MediaKind
      readonly mime: string
      readonly extension: string
      readonly sizeBytes: number
    }
  /** `found` is the content type that the bytes have, when known; `maxBytes` comes with 'too-large'. */
  | {
      readonly ok: false
      readonly reason: UploadRefusal
      readonly found?: string
      readonly maxBytes?: number
    }

/**
 * Says what an upload is by its bytes; the declared name and type only choose between what bytes cannot tell
 * (audio or video in one container, csv or text) and must not contradict them. MED-004, MED-005, MED-006, MED-007
 */
export async function identifyUpload(
  source: UploadSource,
  declared: DeclaredUpload,
): Promise<IdentifiedUpload> {
  const upload = await openUpload(source)
  if (upload.sizeBytes === 0) return { ok: false, reason: 'empty' }
  const claims = [mediaTypeOfName(declared.name), mediaTypeOfMime(declared.type ?? '')].filter(
    (type) => type !== undefined,
  )
  const found = await mimeOfBytes(upload, claims[0])
  const type = reconcile(found === undefined ? undefined : mediaTypeOfMime(found), claims)
  if (type === undefined)
    return { ok: false, reason: claims.length === 0 ? 'type-not-allowed' : 'not-what-it-says', found }
  if (claims.length > 0 && !claims.some((claim) => claim.kind === type.kind)) {
    return { ok: false, reason: 'not-what-it-says', found }
  }
  if (type.from === 'imports' && declared.from !== 'imports')
    return { ok: false, reason: 'type-not-allowed', found }
  const maxBytes = MAX_BYTES[type.kind]
  if (upload.sizeBytes > maxBytes) return { ok: false, reason: 'too-large', found, maxBytes }
  if (!(await isComplete(upload, type))) return { ok: false, reason: 'broken', found }
  return {
    ok: true,
    kind: type.kind,
    mime: type.mime,
    extension: type.extension,
    sizeBytes: upload.sizeBytes,
  }
}

/** mp4, webm and ogg hold sound or pictures: there the sender's word decides, but never towards another container. */
function reconcile(found: MediaType | undefined, claims: readonly MediaType[]): MediaType | undefined {
  const container = found && containerOf(found)
  const claimed = claims.findLast((claim) => container !== undefined && containerOf(claim) === container)
  return claimed ?? found
}

function containerOf(type: MediaType): string | undefined {
  return /^(?:audio|video)\/(mp4|webm|ogg)$/.exec(type.mime)?.[1]
}
