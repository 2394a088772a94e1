import { defineJob } from '#platform/queue/queue.ts'

export interface PrepareJob {
  accountId: string
  mediaId: string
}

/** Two pictures at once keep two cores busy; the rest of the machine serves pages. */
export const makeRenditionsJob = defineJob<PrepareJob>({
  name: 'make-renditions',
  retries: 5,
  expiresInSeconds: 300,
  concurrency: 2,
})

/** Films and sound; converting may take as long as the tools allow. */
export const prepareVideoJob = defineJob<PrepareJob>({
  name: 'prepare-video',
  retries: 3,
  expiresInSeconds: 1_500,
  concurrency: 1,
})

export const deleteMediaFilesJob = defineJob<{ keys: string[] }>({
  name: 'delete-media-files',
  retries: 10,
  expiresInSeconds: 60,
  concurrency: 1,
})

/** Uploads that were begun and left; sends itself again. */
export const sweepUploadsJob = defineJob<object>({
  name: 'sweep-uploads',
  retries: 3,
  expiresInSeconds: 300,
  concurrency: 1,
})

export const mediaJobKinds = [makeRenditionsJob, prepareVideoJob, deleteMediaFilesJob, sweepUploadsJob]
