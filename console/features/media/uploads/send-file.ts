import type { Media } from '@vitrine/contract/media.ts'
import { DetailedError, Upload } from 'tus-js-client'
import { renewToken } from '#app/session/renew-token.ts'
import { readToken } from '#app/session/token-store.ts'
import { fingerprintOf } from './interrupted-uploads.ts'
import type { UploadEntry, UploadProblem } from './upload-entry.ts'

/** Half a megabyte a second gives a sign of life every ten seconds. */
const CHUNK_BYTES = 5 * 1024 * 1024
/** Half a minute of a server that restarts goes by unnoticed; after that the tile offers to try again. */
const RETRY_DELAYS_MS = [0, 1000, 2000, 4000, 8000, 15_000]

export interface SendEvents {
  onProgress: (sentBytes: number) => void
  /** Null when the server had everything already and does not say it twice. */
  onDone: (media: Media | null) => void
  onProblem: (problem: UploadProblem) => void
}

/** One resumable upload, as the signed-in person; not started yet. */
export function createSending(entry: UploadEntry, events: SendEvents): Upload {
  const { file, accountId, areaKey, contentId } = entry
  return new Upload(file, {
    endpoint: `/api/accounts/${accountId}/uploads`,
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_DELAYS_MS,
    metadata: { filename: file.name, filetype: file.type, ...(contentId && { contentId }) },
    fingerprint: async () => fingerprintOf(areaKey, file),
    removeFingerprintOnSuccess: true,
    onBeforeRequest: (request) => {
      request.setHeader('authorization', `Bearer ${readToken()?.accessToken ?? ''}`)
    },
    onAfterResponse: async (_request, response) => {
      const token = readToken()
      if (response.getStatus() === 401 && token) await renewToken(token.accessToken).catch(() => undefined)
    },
    onShouldRetry: (error) => isPassing(error.originalResponse?.getStatus() ?? 0),
    onProgress: (sentBytes) => events.onProgress(sentBytes),
    onSuccess: ({ lastResponse }) => events.onDone(readMedia(lastResponse.getBody())),
    onError: (error) => events.onProblem(readProblem(error)),
  })
}

/** No answer, an old token, a locked upload, a busy or restarting server: all of that passes. */
function isPassing(status: number): boolean {
  return [0, 401, 409, 423, 429].includes(status) || (status >= 500 && status !== 507)
}

function readMedia(body: string): Media | null {
  const media: unknown = parse(body)
  // the answer of our own server, whose shape is the contract's
  return typeof media === 'object' && media !== null && 'uid' in media ? (media as Media) : null
}

function readProblem(error: Error): UploadProblem {
  const response = error instanceof DetailedError ? error.originalResponse : null
  const status = response?.getStatus() ?? 0
  const { code, message } = errorOf(parse(response?.getBody() ?? ''))
  return {
    code: CODES[code] ?? (code || 'uploadFailed'),
    message,
    isFinal: !isPassing(status) && status !== 507,
  }
}

/** The upload's own words for what the server's storage says. */
const CODES: Record<string, string> = {
  'storage-full': 'storageFull',
  'storage-read-only': 'storageFull',
  'upload-failed': 'uploadFailed',
  'too-large': 'uploadTooLarge',
}

function errorOf(body: unknown): { code: string; message: string } {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
  if (typeof error !== 'object' || error === null) return { code: '', message: '' }
  return {
    code: 'code' in error ? String(error.code) : '',
    message: 'message' in error ? String(error.message) : '',
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
