import { randomBytes } from 'node:crypto'
import { Server } from '@tus/server'
import { asStorageError, StorageFullError, StorageReadOnlyError } from './storage-errors.ts'
import type { UploadStore } from './upload-store.ts'

export type UploadMetadata = Readonly<Record<string, string | null>>

/** `owner` binds the upload to whoever began it: nobody else can see, continue or end it. */
export interface UploadGrant {
  readonly owner: string
  /** A smaller limit than the handler's own, for this upload only. */
  readonly maxBytes?: number
}

export interface FinishedUpload {
  readonly id: string
  /** The bytes on this machine; they are gone when `onFinish` has answered or refused. */
  readonly path: string
  readonly sizeBytes: number
  readonly metadata: UploadMetadata
  readonly owner: string
}

/** Throw it from `authorize` or `onFinish` to tell the uploader why not; other errors become a 500. */
export class UploadRefusedError extends Error {
  override readonly name = 'UploadRefusedError'
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export interface TusHandlerOptions {
  /** Where the handler is mounted, such as `/api/uploads`. */
  readonly path: string
  readonly maxBytes: number
  readonly store: UploadStore
  /** Asked at every request; the metadata are those given when the upload began. */
  authorize(request: Request, metadata: UploadMetadata): Promise<UploadGrant>
  /**
   * What it answers goes to the uploader as JSON. Called again when it failed and the client retries. An answer may get
   * lost: for a day whoever asks is told that all bytes are here, so that nobody sends a file twice.
   */
  onFinish(upload: FinishedUpload, request: Request): Promise<object>
}

const OWNER = 'owner'

/** Resumable uploads by the tus protocol 1.0, from Web request to Web response. */
export function createTusHandler(options: TusHandlerOptions): (request: Request) => Promise<Response> {
  const { store, authorize, onFinish } = options
  const server = new Server({
    path: options.path,
    datastore: store.files,
    relativeLocation: true,
    respectForwardedHeaders: false,
    allowedOrigins: [],
    disableTerminationForFinishedUploads: true,
    namingFunction: () => randomBytes(24).toString('hex'),
    maxSize: options.maxBytes,
    async onUploadCreate(request, upload) {
      const given = upload.metadata ?? {}
      const grant = await authorize(request, given)
      if ((upload.size ?? 0) > (grant.maxBytes ?? options.maxBytes))
        throw tooLarge(grant.maxBytes ?? options.maxBytes)
      return { metadata: { ...given, [OWNER]: grant.owner } }
    },
    async onIncomingRequest(request, id) {
      if (request.method === 'POST' || request.method === 'OPTIONS') return
      if (!/^[0-9a-f]{48}$/.test(id)) throw notFound()
      const upload = await store.files.getUpload(id)
      const grant = await authorize(request, upload.metadata ?? {})
      if (upload.metadata?.[OWNER] !== grant.owner) throw notFound()
    },
    async onUploadFinish(request, upload) {
      const answer = await finish(request, upload.id, upload.size ?? 0, upload.metadata ?? {})
      const headers = { 'content-type': 'application/json; charset=utf-8' }
      return { status_code: 200, headers, body: JSON.stringify(answer) }
    },
    onResponseError: (_request, error) => asTusAnswer(error),
  })

  async function finish(
    request: Request,
    id: string,
    sizeBytes: number,
    metadata: UploadMetadata,
  ): Promise<object> {
    const { [OWNER]: owner, ...given } = metadata
    try {
      const answer = await onFinish(
        { id, path: store.pathOf(id), sizeBytes, metadata: given, owner: owner ?? '' },
        request,
      )
      await store.dropBytes(id)
      return answer
    } catch (error) {
      if (error instanceof UploadRefusedError) await store.remove(id)
      throw error
    }
  }

  return async (request) => {
    if (!METHODS.has(request.method))
      return new Response(null, { status: 405, headers: { allow: [...METHODS].join(', ') } })
    const response = await server.handleWeb(request)
    if (response.status >= 400) response.headers.set('content-type', 'application/json; charset=utf-8')
    return response
  }
}

/** GET is left out on purpose: what has not been identified is never served. */
const METHODS: ReadonlySet<string> = new Set(['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'])

function notFound(): UploadRefusedError {
  return new UploadRefusedError(404, 'not-found', 'There is no such upload.')
}

function tooLarge(maxBytes: number): UploadRefusedError {
  return new UploadRefusedError(
    413,
    'too-large',
    `The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`,
  )
}

function asTusAnswer(thrown: Error | { status_code: number; body: string }) {
  // A full disk surfaces as the stream's own error.
  const error = thrown instanceof Error ? asStorageError(thrown) : thrown
  if (error instanceof UploadRefusedError) return answer(error.status, error.code, error.message)
  if (error instanceof StorageFullError) return answer(507, 'storage-full', error.message)
  if (error instanceof StorageReadOnlyError) return answer(503, 'storage-read-only', error.message)
  if (thrown instanceof Error) return answer(500, 'upload-failed', 'The upload failed on the server.')
  return answer(thrown.status_code, 'upload-refused', thrown.body.trim())
}

function answer(status: number, code: string, message: string) {
  return { status_code: status, body: JSON.stringify({ error: { code, message } }) }
}
