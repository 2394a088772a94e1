import type { Feature } from '#platform/http/feature.ts'
import { acceptUploads } from './accept-uploads.ts'
import { mediaJobKinds } from './job-kinds.ts'
import { mediaJobs, sweepLater } from './jobs.ts'
import { mediaListeners } from './listeners.ts'
import { routes } from './routes.ts'
import { serveFiles } from './serve-files.ts'

export const mediaFeature: Feature = {
  name: 'media',
  routes,
  listeners: mediaListeners,
  // the data's type is carried by each kind and its handler
  jobKinds: mediaJobKinds as Feature['jobKinds'] & object,
  jobs: mediaJobs,
  onWorkerStart: (services) => sweepLater(services, 60),
  http: (app, services) => {
    acceptUploads(app, services)
    serveFiles(app, services)
    // as the documents write it, with a slash at the end; method and body stay (MED-015)
    app.all('/api/media/', (c) => c.redirect(`/api/media${new URL(c.req.url).search}`, 308))
  },
}
