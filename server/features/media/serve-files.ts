import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import { servedFileKey } from '@vitrine/domain/media/media-files.ts'
import { mediaTypeOfMime } from '@vitrine/domain/media/media-types.ts'
import type { Context, Hono } from 'hono'
import type { Ctx, Services } from '#platform/context/context.ts'
import { answerFile } from '#platform/http/answer-file.ts'
import type { HttpEnv } from '#platform/http/feature.ts'
import { IMMUTABLE } from '#platform/page-cache/answer-body.ts'
import type { StoredFile } from '#platform/storage/storage.ts'
import { type MediaAddress, readMediaAddress } from './media-address.ts'
import { fileFacts } from './present.ts'
import { findMediaByFileKey } from './queries.ts'

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
        cacheControl: IMMUTABLE,
        name: await documentName(c.get('ctx'), address),
      })
    const standIn = address.isThumb ? await originalOf(c.get('ctx'), address) : null
    return standIn ? sendFile(c, services, standIn, { cacheControl: SHORT, name: null }) : notFound(c)
  })
}

interface Sending {
  cacheControl: string
  /** Set for documents: they are saved, never shown. */
  name: string | null
}

async function sendFile(
  c: Context<HttpEnv>,
  { storage }: Services,
  stored: StoredFile,
  { cacheControl, name }: Sending,
): Promise<Response> {
  const answer = await answerFile(c.req.raw, storage, stored, {
    cacheControl,
    contentType: servedType(stored.contentType),
    ...(name !== null && { headers: { 'content-disposition': attachment(name) } }),
  })
  return answer ?? notFound(c)
}

/** Only types of our own list are told; anything else is just bytes. */
function servedType(contentType: string): string {
  const type = mediaTypeOfMime(contentType)
  if (!type) return 'application/octet-stream'
  return type.mime.startsWith('text/') ? `${type.mime}; charset=utf-8` : type.mime
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
