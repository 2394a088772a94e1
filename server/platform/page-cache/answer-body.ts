import { type Body, bytesOf, chooseEncoding } from './body.ts'

export const REVALIDATED = 'public, max-age=0, must-revalidate'
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Sends a body in the best encoding the caller takes, or 304 when he has it already. */
export async function answerBody(
  request: Request,
  body: Body,
  options: { cacheControl: string; status?: number; headers?: Record<string, string> },
): Promise<Response> {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), body)
  const etag = `"${body.tag}${encoding ? `-${encoding}` : ''}"`
  const headers = new Headers({
    'cache-control': options.cacheControl,
    etag,
    vary: 'accept-encoding',
    ...options.headers,
  })
  const status = options.status ?? 200
  if (status === 200 && isKnown(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  const bytes = await bytesOf(body, encoding)
  headers.set('content-type', body.type)
  headers.set('content-length', String(bytes.byteLength))
  if (encoding) headers.set('content-encoding', encoding)
  // a copy without the pool behind a small Buffer; the type of Response wants a plain one
  return new Response(new Uint8Array(bytes), { status, headers })
}

/** Whether If-None-Match names the tag; a proxy may have weakened it. */
export function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  const strong = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === strong)
}
