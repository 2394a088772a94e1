import { Problem } from '@vitrine/domain/problem.ts'
import { Hono } from 'hono'
import type { HostDirectory } from '#features/hosts/index.ts'
import type { Services } from '#platform/context/context.ts'
import type { Feature, HttpEnv } from '#platform/http/feature.ts'
import { answerProblem } from './answer-problem.ts'
import { type ConsoleSource, mountConsole } from './console/mount-console.ts'
import { mountIcon } from './console/mount-icon.ts'
import { allowVite } from './dev/allow-vite.ts'
import { mountDocs } from './docs/mount-docs.ts'
import { limitCallers } from './limit-callers.ts'
import { mountRoutes } from './mount-routes.ts'
import { redirectUnknownHosts } from './redirect-unknown-hosts.ts'
import { requestContext } from './request-context.ts'
import { securityHeaders } from './security-headers.ts'
import { mountStatus } from './status.ts'

/** The HTTP side of the server: status, then host and caller, then the features' routes and pages. */
export function createApp(
  services: Services,
  hosts: HostDirectory,
  features: readonly Feature[],
  consoleSource?: ConsoleSource,
): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.onError((error) => answerProblem(error, services.log))
  app.notFound((c) =>
    c.req.path.startsWith('/api/')
      ? answerProblem(new Problem('notFound', 'notFound', 'There is nothing here'), services.log)
      : c.text('Not found', 404),
  )
  app.use(securityHeaders(services.config.publicOrigin.protocol === 'https:'))
  mountStatus(app, services)
  app.use(requestContext(services, hosts))
  if (consoleSource?.isDevelopment) app.use(allowVite)
  app.use(redirectUnknownHosts(services.config))
  app.use('/api/*', limitCallers({ perSecond: 10, burst: 120, now: () => performance.now() }))
  app.use('/api/*', async (c, next) => {
    const { host } = c.get('ctx')
    // a live site serves visitors only: nobody signs in there (SEC-003)
    const isForVisitors = c.req.path.startsWith('/api/public/') || c.req.path.startsWith('/api/media')
    if (host.kind === 'account' && !isForVisitors)
      throw new Problem('notFound', 'notFound', 'There is nothing here')
    await next()
  })
  const mounted = features.flatMap((feature) => feature.routes ?? [])
  mountRoutes(app, mounted)
  mountDocs(app)
  mountIcon(app)
  for (const feature of features) feature.http?.(app, services)
  // last, since it answers every path of the hosts where people sign in
  if (consoleSource) mountConsole(app, consoleSource)
  return app
}
