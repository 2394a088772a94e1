import { createMiddleware } from 'hono/factory'
import type { HttpEnv } from '#platform/http/feature.ts'

/**
 * Headers for every answer; each page sets its own content security policy, anything else may do nothing at all (SEC-003).
 */
export const securityHeaders = (isHttps: boolean) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    await next()
    const { headers } = c.res
    headers.set('x-content-type-options', 'nosniff')
    headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    headers.set('cross-origin-opener-policy', 'same-origin')
    headers.set('permissions-policy', 'interest-cohort=(), browsing-topics=(), payment=(), usb=()')
    if (!headers.has('content-security-policy'))
      headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    if (isHttps) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
