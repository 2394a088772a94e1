import type { Hono } from 'hono'
import type { Services } from '#platform/context/context.ts'
import type { HttpEnv } from '#platform/http/feature.ts'

/** /healthz: the process lives. /readyz: it can serve, since the database answers. */
export function mountStatus(app: Hono<HttpEnv>, services: Pick<Services, 'db' | 'log'>): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    try {
      await services.db.ping()
      return c.json({ status: 'ready' })
    } catch (error) {
      services.log.warn('not ready', { error })
      return c.json({ status: 'the database does not answer' }, 503)
    }
  })
}
