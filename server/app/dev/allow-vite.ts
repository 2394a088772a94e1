import { createMiddleware } from 'hono/factory'
import type { HttpEnv } from '#platform/http/feature.ts'

/** Development only: lets Vite's client on public pages open its socket and put changed styles in. */
export const allowVite = createMiddleware<HttpEnv>(async (c, next) => {
  await next()
  const policy = c.res.headers.get('content-security-policy')
  if (!policy || c.get('ctx').host.kind !== 'account') return
  c.res.headers.set(
    'content-security-policy',
    policy
      .replace("connect-src 'self'", "connect-src 'self' ws:")
      .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  )
})
