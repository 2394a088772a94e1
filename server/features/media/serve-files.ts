import { Readable } from 'node:stream'
import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import { servedFileKey } from '@vitrine/domain/media/media-files.ts'
import { mediaTypeOfMime } from '@vitrine/domain/media/media-types.ts'
import type { Context, Hono } from 'hono'
import type { Ctx, Services } from '#platform/context/context.ts'
import type { HttpEnv } from '#platform/http/feature.ts'
import { parseByteRange } from '#platform/storage/byte-range.ts'
import type { StoredFile } from '#platform/storage/storage.ts'
import { type MediaAddress, readMediaAddress } from './media-address.ts'
import { fileFacts } from './present.ts'
import { findMediaByFileKey } from './queries.ts'

const FOREVER = 'public, max-age=31536000, immutable'
/** For what stands in while the right file is missing. */
const SHORT = 'public, max-age=60'

/**
 * GET and HEAD /media/{accountId}/…: prepared files only, on every host, since their names cannot be guessed; with
 * ranges, strong ETags and no way to run anything. Raw uploads have no address. MED-009, MED-011, MED-013
 */
export function serveFiles(app: Hono<HttpEnv>, services: Services): void {
  app.get('/media/*', async (c) => {
    const address = readMediaAddress(c.req.path)
    if (!address) return notFound(c)
    const stored = await services.storage.stat(address.key)
    if (stored)
      return sendFile(c, services, stored, {
        cache: FOREVER,
        name: await documentName(c.get('ctx'), address),
      })
    const standIn = address.isThumb ? await originalOf(c.get('ctx'), address) : null
    return standIn ? sendFile(c, services, standIn, { cache: SHORT, name: null }) : notFound(c)
  })
}

interface Sending {
  cache: string
  /** Set for documents: they are saved, never shown. */
  name: string | null
}

async function sendFile(
  c: Context<HttpEnv>,
  services: Services,
  stored: StoredFile,
  sending: Sending,
): Promise<Response> {
  const headers = new Headers({
    'content-type': servedType(stored.contentType),
    'cache-control': sending.cache,
    etag: stored.etag,
    'last-modified': stored.modifiedAt.toUTCString(),
    'accept-ranges': 'bytes',
    'content-security-policy': "default-src 'none'; sandbox",
    // shown on the sites of customers, too
    'cross-origin-resource-policy': 'cross-origin',
  })
  if (sending.name !== null) headers.set('content-disposition', attachment(sending.name))
  if (isKnown(c.req.header('if-none-match'), stored.etag)) return new Response(null, { status: 304, headers })
  const range = rangeOf(c, stored)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${stored.sizeBytes}`)
    return new Response(null, { status: 416, headers })
  }
  const length = range ? range.end - range.start + 1 : stored.sizeBytes
  headers.set('content-length', String(length))
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${stored.sizeBytes}`)
  const status = range ? 206 : 200
  if (c.req.raw.method === 'HEAD') return new Response(null, { status, headers })
  const opened = await services.storage.get(stored.key, range ? { range } : {})
  if (!opened) return notFound(c)
  // the same stream, under the name the Web gives it
  return new Response(Readable.toWeb(opened.stream) as ReadableStream, { status, headers })
}

/** Only types of our own list are told; anything else is just bytes. */
function servedType(contentType: string): string {
  const type = mediaTypeOfMime(contentType)
  if (!type) return 'application/octet-stream'
  return type.mime.startsWith('text/') ? `${type.mime}; charset=utf-8` : type.mime
}

/** A range of a file that has changed meanwhile would join two files; then all is sent anew. */
function rangeOf(c: Context<HttpEnv>, stored: StoredFile) {
  const condition = c.req.header('if-range')
  if (condition !== undefined && condition !== stored.etag) return null
  return parseByteRange(c.req.header('range'), stored.sizeBytes)
}

function isKnown(header: string | undefined, etag: string): boolean {
  const known = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}

async function documentName(ctx: Ctx, address: MediaAddress): Promise<string | null> {
  if (address.folder !== 'document') return null
  return (await findRow(ctx, address))?.name ?? 'document'
}

/** MED-014: a size that could not be made is stood in for by the original. */
async function originalOf(ctx: Ctx, address: MediaAddress): Promise<StoredFile | null> {
  const row = await findRow(ctx, address)
  if (row?.state !== 'ready' || row.kind !== 'image') return null
  return ctx.storage.stat(servedFileKey(fileFacts(row)))
}

function findRow(ctx: Ctx, { accountId, fileKey }: MediaAddress) {
  // whoever knows the unguessable key may have the file, so its own account is entered for it
  const account = accountId as AuthorizedAccount
  return ctx.db.inAccount(account, (tx) => findMediaByFileKey(tx, account, fileKey))
}

function attachment(name: string): string {
  const plain =
    name
      .normalize('NFKD')
      .replaceAll(/[^\x20-\x7e]/g, '')
      .replaceAll(/["\\%;]/g, '_') || 'document'
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}

function notFound(c: Context<HttpEnv>): Response {
  return c.text('Not found', 404, { 'cache-control': 'no-store' })
}
