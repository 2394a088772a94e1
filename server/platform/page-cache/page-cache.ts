/** What was made for visitors, in memory, by account and key; the least recently used goes first. */
export interface PageCache<Value> {
  /** The kept value, or what `make` answers; asked twice at once, it is made once. */
  once(account: string, key: string, make: () => Promise<Value>): Promise<Value>
  /** Forgets an account; what is being made for it now is not kept either. */
  drop(account: string): void
  clear(): void
  readonly bytes: number
}

export interface PageCacheOptions<Value> {
  maxBytes: number
  /** How long a page may outlive a change that nobody told. */
  maxAgeMs: number
  /** Bytes of a value; undefined: it is not worth keeping. */
  sizeOf(value: Value): number | undefined
  /** A clock that only runs forward, ms. */
  now(): number
}

interface Kept<Value> {
  account: string
  value: Value
  size: number
  keptAt: number
}

export function createPageCache<Value>(options: PageCacheOptions<Value>): PageCache<Value> {
  const pages = new Map<string, Kept<Value>>()
  const running = new Map<string, Promise<Value>>()
  const generations = new Map<string, number>()
  let cleared = 0
  let bytes = 0

  const remove = (key: string) => {
    bytes -= pages.get(key)?.size ?? 0
    pages.delete(key)
  }
  const keep = (key: string, kept: Kept<Value>) => {
    remove(key)
    pages.set(key, kept)
    bytes += kept.size
    for (const oldest of pages.keys()) {
      if (bytes <= options.maxBytes) break
      remove(oldest)
    }
  }
  const generationOf = (account: string) => `${cleared}:${generations.get(account) ?? 0}`
  const make = async (account: string, key: string, work: () => Promise<Value>): Promise<Value> => {
    const before = generationOf(account)
    const value = await work()
    const size = options.sizeOf(value)
    // one page never pushes out a large part of the others
    const isWorthIt = size !== undefined && size <= options.maxBytes / 8
    if (isWorthIt && generationOf(account) === before)
      keep(key, { account, value, size, keptAt: options.now() })
    return value
  }

  return {
    once: (account, page, work) => {
      const key = `${account}\n${page}`
      const kept = pages.get(key)
      if (kept && options.now() - kept.keptAt < options.maxAgeMs) {
        keep(key, kept)
        return Promise.resolve(kept.value)
      }
      const name = `${generationOf(account)}\n${key}`
      const started = running.get(name) ?? make(account, key, work).finally(() => running.delete(name))
      running.set(name, started)
      return started
    },
    drop: (account) => {
      generations.set(account, (generations.get(account) ?? 0) + 1)
      for (const [key, kept] of pages) if (kept.account === account) remove(key)
    },
    clear: () => {
      cleared++
      generations.clear()
      pages.clear()
      bytes = 0
    },
    get bytes() {
      return bytes
    },
  }
}
