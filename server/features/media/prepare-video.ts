import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { rawFileKey, servedFileKey } from '@vitrine/domain/media/media-files.ts'
import { makeRenditions } from '#platform/images/make-renditions.ts'
import { VideoRefusedError } from '#platform/video/video-errors.ts'
import type { VideoTools } from '#platform/video/video-tools.ts'
import { asJobAccount, findWaiting, markFailed, markReady, type PreparedFacts } from './finish-preparing.ts'
import type { PrepareJob } from './job-kinds.ts'
import { explainFailure, type PreparingServices, storeRenditions } from './make-renditions.ts'
import { fileFacts } from './present.ts'
import type { MediaRow } from './queries.ts'
import { tellsPlace } from './tells-place.ts'

/**
 * Makes a film playable everywhere (mp4 with a poster) and free of the camera's notes. Without ffmpeg, and for sound,
 * the file is served as it came, unless it tells where it was taken; then it fails and says why. MED-007, MED-009
 */
export async function prepareVideo(
  services: PreparingServices,
  tools: VideoTools,
  job: PrepareJob,
): Promise<void> {
  const row = await findWaiting(services, asJobAccount(job.accountId), job.mediaId)
  if (!row) return
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-video-'))
  try {
    const source = join(folder, 'source')
    await fetchRaw(services, row, source)
    const facts =
      row.kind === 'video' && tools.isAvailable
        ? await convert(services, tools, row, { source, target: join(folder, 'film.mp4') })
        : await serveAsItCame(services, row, source)
    if (facts === 'tellsPlace') await markFailed(services, row, 'mediaTellsPlace')
    else await markReady(services, row, facts)
  } catch (error) {
    if (!(error instanceof VideoRefusedError)) return await explainFailure(services, row, error)
    services.log.warn('a film could not be prepared', { mediaId: row.id, error })
    await markFailed(services, row, error.reason === 'took-too-long' ? 'preparingFailed' : 'uploadBroken')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function convert(
  services: PreparingServices,
  tools: VideoTools,
  row: MediaRow,
  { source, target }: { source: string; target: string },
): Promise<PreparedFacts> {
  const film = await tools.toMp4(source, target)
  const poster = await makeRenditions(await tools.poster(target), { fileKey: row.file_key, name: row.name })
  await storeRenditions(services, row, poster)
  const mime = 'video/mp4'
  await services.storage.put(servedFileKey({ ...fileFacts(row), mime }), createReadStream(target), {
    contentType: mime,
  })
  return {
    mime,
    width: poster.width,
    height: poster.height,
    durationMs: Math.round(film.durationSeconds * 1000),
    color: poster.placeholderColour,
    hasPoster: true,
  }
}

async function serveAsItCame(
  services: PreparingServices,
  row: MediaRow,
  source: string,
): Promise<PreparedFacts | 'tellsPlace'> {
  if (await tellsPlace(source)) return 'tellsPlace'
  if (row.kind === 'video')
    services.log.info('a film is served as it came, for there is no ffmpeg', { mediaId: row.id })
  await services.storage.put(servedFileKey(fileFacts(row)), createReadStream(source), {
    contentType: row.mime,
  })
  return { mime: row.mime, width: null, height: null, durationMs: null, color: null, hasPoster: false }
}

async function fetchRaw(services: PreparingServices, row: MediaRow, target: string): Promise<void> {
  const raw = await services.storage.get(rawFileKey({ accountId: row.account_id, fileKey: row.file_key }))
  if (!raw) throw new Error('the uploaded file is not in the storage')
  await pipeline(raw.stream, createWriteStream(target))
}
