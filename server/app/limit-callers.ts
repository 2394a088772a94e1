import { Problem } from '@vitrine/domain/problem.ts'
import { createMiddleware } from 'hono/factory'
import type { HttpEnv } from '#platform/http/feature.ts'
import { createTokenBuckets, type TokenBucketOptions } from '#platform/http/token-buckets.ts'

/** Lets a guest make so many calls; beyond that tooManyAttempts (SEC-004). */
export function limitCallers(options: TokenBucketOptions) {
  const mayCall = createTokenBuckets(options)
  return createMiddleware<HttpEnv>(async (c, next) => {
    const { actor, ip } = c.get('ctx')
    if (actor.kind === 'guest' && !mayCall(ip)) {
      throw new Problem('tooManyAttempts', 'tooManyAttempts', 'Too many requests. Try again in a minute.')
    }
    await next()
  })
}
