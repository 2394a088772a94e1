export interface TokenBucketOptions {
  perSecond: number
  burst: number
  /** A clock that only runs forward, ms. */
  now(): number
}

const MAX_BUCKETS = 50_000

/**
 * Counts what callers take: each may take `perSecond` on average and `burst` at once. Answers whether this one may.
 * Kept in the memory of a node: it holds back floods, while limits that must be exact are counted in the database.
 */
export function createTokenBuckets({
  perSecond,
  burst,
  now,
}: TokenBucketOptions): (caller: string) => boolean {
  const buckets = new Map<string, { tokens: number; filledAt: number }>()
  return (caller) => {
    const at = now()
    const bucket = buckets.get(caller) ?? { tokens: burst, filledAt: at }
    bucket.tokens = Math.min(burst, bucket.tokens + ((at - bucket.filledAt) / 1000) * perSecond)
    bucket.filledAt = at
    if (!buckets.has(caller) && buckets.size >= MAX_BUCKETS) buckets.clear()
    buckets.set(caller, bucket)
    if (bucket.tokens < 1) return false
    bucket.tokens--
    return true
  }
}
