import { buffer } from 'node:stream/consumers'
import { rawFileKey } from '@vitrine/domain/media/media-files.ts'
import { UPLOAD_PROBLEMS } from '@vitrine/domain/media/upload-problems.ts'
import type { Services } from '#platform/context/context.ts'
import { ImageRefusedError } from '#platform/images/image-refused-error.ts'
import { makeRenditions, type RenditionFile, type Renditions } from '#platform/images/make-renditions.ts'
import { asJobAccount, findWaiting, markFailed, markReady } from './finish-preparing.ts'
import type { PrepareJob } from './job-kinds.ts'
import type { MediaRow } from './queries.ts'

export type PreparingServices = Pick<Services, 'db' | 'storage' | 'log' | 'now'>

/**
 * Makes all that is served of an uploaded picture. Running it twice makes the same files again; the row becomes ready
 * only after every file is in place. A size that fails is logged and the original is served for it (MED-013, MED-014).
 */
export async function makeRenditionsOf(services: PreparingServices, job: PrepareJob): Promise<void> {
  const row = await findWaiting(services, asJobAccount(job.accountId), job.mediaId)
  if (!row) return
  try {
    const made = await makeRenditions(await readRaw(services, row), { fileKey: row.file_key, name: row.name })
    await storeRenditions(services, row, made)
    await markReady(services, row, {
      mime: made.original.contentType,
      width: made.width,
      height: made.height,
      durationMs: null,
      color: made.placeholderColour,
      hasPoster: false,
    })
  } catch (error) {
    await explainFailure(services, row, error)
  }
}

/** Stores the files of a picture or poster; sizes that could not be made are logged (MED-014). */
export async function storeRenditions(
  services: PreparingServices,
  row: MediaRow,
  made: Renditions,
): Promise<void> {
  const put = ({ path, bytes, contentType }: RenditionFile) =>
    services.storage.put(`${row.account_id}/${path}`, bytes, { contentType })
  await Promise.all([made.original, ...made.thumbs].map(put))
  for (const { path, error } of made.failed) {
    services.log.warn('a size of a picture could not be made; the original is served for it', { path, error })
  }
}

/** What can never succeed ends here; what may (a full disk) is thrown on, so that the queue tries again. */
export async function explainFailure(
  services: PreparingServices,
  row: MediaRow,
  error: unknown,
): Promise<void> {
  services.log.warn('a medium could not be prepared', { mediaId: row.id, error })
  if (error instanceof ImageRefusedError) return markFailed(services, row, UPLOAD_PROBLEMS[error.reason])
  await markFailed(services, row, 'preparingFailed')
  throw error
}

async function readRaw(services: PreparingServices, row: MediaRow): Promise<Buffer> {
  const raw = await services.storage.get(rawFileKey({ accountId: row.account_id, fileKey: row.file_key }))
  if (!raw) throw new Error('the uploaded file is not in the storage')
  return buffer(raw.stream)
}
