import type { Feature } from '#platform/http/feature.ts'
import { routes } from './routes.ts'
import { SWEEP_EXPIRED, sweepExpired, sweepLater } from './sweep-expired.ts'

export const authFeature: Feature = {
  name: 'auth',
  routes,
  jobKinds: [SWEEP_EXPIRED],
  jobs: (services) => [sweepExpired(services)],
  onWorkerStart: (services) => sweepLater(services, 120),
}
