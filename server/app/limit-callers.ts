import { Problem } from '@vitrine/domain/problem.ts'
import { createMiddleware } from 'hono/factory'
import type { HttpEnv } from '#platform/http/feature.ts'

interface Bucket {
  tokens: number
  filledAt: number
}

const MAX_BUCKETS = 50_000

/**
 * Lets a caller make `perSecond` calls on average and `burst` at once; beyond that tooManyAttempts (SEC-004).
 * Kept in the memory of each web node: it holds back floods, while limits that must be exact are counted in the database.
 */
export function limitCallers(options: { perSecond: number; burst: number; now: () => number }) {
  const buckets = new Map<string, Bucket>()
  return createMiddleware<HttpEnv>(async (c, next) => {
    const { actor, ip } = c.get('ctx')
    if (actor.kind === 'guest' && !take(buckets, ip, options)) {
      throw new Problem('tooManyAttempts', 'tooManyAttempts', 'Too many requests. Try again in a minute.')
    }
    await next()
  })
}

function take(
  buckets: Map<string, Bucket>,
  key: string,
  options: { perSecond: number; burst: number; now: () => number },
): boolean {
  const now = options.now()
  const bucket = buckets.get(key) ?? { tokens: options.burst, filledAt: now }
  bucket.tokens = Math.min(
    options.burst,
    bucket.tokens + ((now - bucket.filledAt) / 1000) * options.perSecond,
  )
  bucket.filledAt = now
  if (!buckets.has(key) && buckets.size >= MAX_BUCKETS) buckets.clear()
  buckets.set(key, bucket)
  if (bucket.tokens < 1) return false
  bucket.tokens--
  return true
}
