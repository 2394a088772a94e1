import { Readable } from 'node:stream'
import { isKnown } from '#platform/page-cache/answer-body.ts'
import { parseByteRange } from '#platform/storage/byte-range.ts'
import type { ByteRange, Storage, StoredFile } from '#platform/storage/storage.ts'

/**
 * Answers GET and HEAD with a stored file: strong ETag, ranges, shown on every host, with no way to run anything in it.
 * Undefined when the file went meanwhile.
 */
export async function answerFile(
  request: Request,
  storage: Pick<Storage, 'get'>,
  stored: StoredFile,
  options: { cacheControl: string; contentType: string; headers?: Record<string, string> },
): Promise<Response | undefined> {
  const headers = new Headers({
    'content-type': options.contentType,
    'cache-control': options.cacheControl,
    etag: stored.etag,
    'last-modified': stored.modifiedAt.toUTCString(),
    'accept-ranges': 'bytes',
    'content-security-policy': "default-src 'none'; sandbox",
    // shown on the sites of customers, too
    'cross-origin-resource-policy': 'cross-origin',
    ...options.headers,
  })
  if (isKnown(request.headers.get('if-none-match'), stored.etag))
    return new Response(null, { status: 304, headers })
  const range = rangeOf(request, stored)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${stored.sizeBytes}`)
    return new Response(null, { status: 416, headers })
  }
  const length = range ? range.end - range.start + 1 : stored.sizeBytes
  headers.set('content-length', String(length))
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${stored.sizeBytes}`)
  const status = range ? 206 : 200
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const opened = await storage.get(stored.key, range ? { range } : {})
  // the same stream, under the name the Web gives it
  if (!opened) return undefined
  return new Response(Readable.toWeb(opened.stream) as ReadableStream, { status, headers })
}

/** A range of a file that has changed meanwhile would join two files; then all is sent anew. */
function rangeOf(request: Request, stored: StoredFile): ByteRange | 'unsatisfiable' | null {
  const condition = request.headers.get('if-range')
  if (condition !== null && condition !== stored.etag) return null
  return parseByteRange(request.headers.get('range'), stored.sizeBytes)
}
