import type { Hono } from 'hono'
import type { Services } from '#platform/context/context.ts'
import type { HttpEnv } from '#platform/http/feature.ts'

/** /healthz: the process lives. /readyz: it can serve, since the database answers. */
export function mountStatus(app: Hono<HttpEnv>, services: Pick<Services, 'db' | 'log'>): void {
  let wasReady = true
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    try {
      await services.db.ping()
      wasReady = true
      return c.json({ status: 'ready' })
    } catch (error) {
      // asked every second, it would fill the log
      if (wasReady) services.log.warn('not ready: the database does not answer', { error })
      wasReady = false
      return c.json({ status: 'the database does not answer' }, 503)
    }
  })
}
