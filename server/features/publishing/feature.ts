import type { Feature } from '#platform/http/feature.ts'
import { publishingListeners } from './listeners.ts'
import { renewCopiesHandler, renewCopiesJob } from './renew-job.ts'

export const publishingFeature: Feature = {
  name: 'publishing',
  listeners: publishingListeners,
  jobKinds: [renewCopiesJob],
  jobs: (services) => [renewCopiesHandler(services)],
}
