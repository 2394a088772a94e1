import type { Services } from '#platform/context/context.ts'
import type { JobHandler } from '#platform/queue/queue.ts'
import { openVideoTools, type VideoTools } from '#platform/video/video-tools.ts'
import {
  deleteMediaFilesJob,
  makeRenditionsJob,
  type PrepareJob,
  prepareVideoJob,
  sweepUploadsJob,
} from './job-kinds.ts'
import { makeRenditionsOf } from './make-renditions.ts'
import { prepareVideo } from './prepare-video.ts'

const SWEEP_EVERY_SECONDS = 6 * 60 * 60

export function mediaJobs(services: Services): readonly JobHandler[] {
  let tools: Promise<VideoTools> | undefined
  const videoTools = () => {
    tools ??= openVideoTools({ ffmpegPath: services.config.ffmpegPath })
    return tools
  }
  const makeRenditions: JobHandler<PrepareJob> = {
    kind: makeRenditionsJob,
    run: (job) => makeRenditionsOf(services, job),
  }
  const prepare: JobHandler<PrepareJob> = {
    kind: prepareVideoJob,
    run: async (job) => prepareVideo(services, await videoTools(), job),
  }
  const deleteFiles: JobHandler<{ keys: string[] }> = {
    kind: deleteMediaFilesJob,
    run: async ({ keys }) => {
      for (const key of keys) await services.storage.delete(key)
    },
  }
  const sweep: JobHandler = {
    kind: sweepUploadsJob,
    run: async () => {
      const count = await services.uploads.removeAbandoned(services.now())
      if (count > 0) services.log.info('abandoned uploads were removed', { count })
      await sweepLater(services, SWEEP_EVERY_SECONDS)
    },
  }
  // the queue hands each the data that its own kind was sent with
  return [makeRenditions, prepare, deleteFiles, sweep] as readonly JobHandler[]
}

/** One sweep waits at a time, however many workers ask. */
export function sweepLater(services: Pick<Services, 'queue'>, startAfterSeconds: number): Promise<void> {
  return services.queue.send(sweepUploadsJob, {}, { key: 'next', startAfterSeconds })
}
