import { createHash } from 'node:crypto'
import { ACCOUNT_ROLES } from '@vitrine/domain/auth/view-role.ts'
import { isUuid } from '@vitrine/domain/ids.ts'
import { MAX_BYTES, MAX_UPLOAD_BYTES } from '@vitrine/domain/media/limits.ts'
import { mediaTypeOfMime, mediaTypeOfName } from '@vitrine/domain/media/media-types.ts'
import { describeRefusal, UPLOAD_PROBLEMS } from '@vitrine/domain/media/upload-problems.ts'
import { Problem } from '@vitrine/domain/problem.ts'
import type { Context, Hono } from 'hono'
import { admit } from '#features/auth/index.ts'
import type { AccountCtx, Services } from '#platform/context/context.ts'
import type { HttpEnv } from '#platform/http/feature.ts'
import {
  createTusHandler,
  type FinishedUpload,
  type UploadGrant,
  type UploadMetadata,
  UploadRefusedError,
} from '#platform/storage/tus-handler.ts'
import { receiveUpload } from './receive-upload.ts'
import { requireContentRight, requireUploadRight } from './require-rights.ts'

const MAX_HANDLERS = 500

/**
 * Resumable uploads at /api/accounts/{accountId}/uploads by the tus protocol. Metadata: `filename`, `filetype`, and
 * perhaps `contentId`, `alt`, `isMediaSourceMobileApp`. The answer to the last byte is the medium. MED-005, MED-015
 */
export function acceptUploads(app: Hono<HttpEnv>, services: Services): void {
  const callers = new WeakMap<Request, AccountCtx>()
  const handlers = new Map<string, (request: Request) => Promise<Response>>()

  const handlerOf = (account: string) => {
    const known = handlers.get(account)
    if (known) return known
    if (handlers.size >= MAX_HANDLERS) handlers.clear()
    const made = createTusHandler({
      path: `/api/accounts/${account}/uploads`,
      maxBytes: MAX_UPLOAD_BYTES,
      store: services.uploads,
      authorize: (request, metadata) => authorize(callerOf(request), request, metadata),
      onFinish: (upload, request) => finish(callerOf(request), upload),
    })
    handlers.set(account, made)
    return made
  }
  const callerOf = (request: Request): AccountCtx => {
    const ctx = callers.get(request)
    if (!ctx) throw new Error('an upload came in that nobody let through')
    return ctx
  }
  const answer = async (c: Context<HttpEnv>) => {
    const accountId = c.req.param('accountId') ?? ''
    if (!isUuid(accountId)) throw new Problem('notFound', 'notFound', 'There is nothing here')
    // the gate adds account, role and rights for this very scope
    const ctx = admit(c.get('ctx'), { scope: 'account', roles: ACCOUNT_ROLES }, accountId) as AccountCtx
    requireUploadRight(ctx)
    callers.set(c.req.raw, ctx)
    return handlerOf(ctx.account)(c.req.raw)
  }
  app.all('/api/accounts/:accountId/uploads', answer)
  app.all('/api/accounts/:accountId/uploads/:uploadId', answer)
}

/** Asked at every request: refuses early what the last byte would only bring to light too late. */
async function authorize(ctx: AccountCtx, request: Request, metadata: UploadMetadata): Promise<UploadGrant> {
  const { contentId } = metadata
  if (contentId) {
    if (!isUuid(contentId)) throw new UploadRefusedError(404, 'notFound', 'There is no such item')
    await asRefusal(
      ctx,
      ctx.db.inAccount(ctx.account, (tx) => requireContentRight(ctx, tx, contentId)),
    )
  }
  const name = metadata.filename ?? ''
  const type = mediaTypeOfName(name) ?? mediaTypeOfMime(metadata.filetype ?? '')
  if (!type || type.from === 'imports')
    throw new UploadRefusedError(
      422,
      UPLOAD_PROBLEMS['type-not-allowed'],
      describeRefusal('type-not-allowed', name),
    )
  const maxBytes = MAX_BYTES[type.kind]
  if (Number(request.headers.get('upload-length') ?? 0) > maxBytes) {
    throw new UploadRefusedError(
      413,
      UPLOAD_PROBLEMS['too-large'],
      describeRefusal('too-large', name, maxBytes),
    )
  }
  return { owner: ctx.actor.userId, maxBytes }
}

function finish(ctx: AccountCtx, upload: FinishedUpload) {
  const { metadata } = upload
  return asRefusal(
    ctx,
    receiveUpload(ctx, {
      path: upload.path,
      name: metadata.filename ?? '',
      type: metadata.filetype ?? undefined,
      // from the upload's own secret, so that a second try of the end finds what the first one stored
      fileKey: createHash('sha256').update(upload.id).digest('hex').slice(0, 32),
      contentId: metadata.contentId ?? undefined,
      alt: metadata.alt?.slice(0, 300),
      isMediaSourceMobileApp: metadata.isMediaSourceMobileApp === 'true',
    }),
  )
}

/** Refusals are final and told as they are; whatever else went wrong may be tried again. */
async function asRefusal<Result>(ctx: AccountCtx, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Problem)) {
      ctx.log.error('an upload could not be stored', { error, accountId: ctx.account })
      throw error
    }
    ctx.log.info('an upload was refused', { code: error.code, accountId: ctx.account })
    throw new UploadRefusedError(STATUS[error.kind] ?? 422, error.code, error.message)
  }
}

const STATUS: Partial<Record<Problem['kind'], number>> = { notFound: 404, notAllowed: 403, tooLarge: 413 }
