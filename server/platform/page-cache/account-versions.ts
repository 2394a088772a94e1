/** The version of everything public of an account: `update_count` of account_state (PUB-007). */
export interface AccountVersions {
  /** Reads it, or trusts what was read less than a second ago while no event told otherwise. Undefined: no such account. */
  of(account: string): Promise<string | undefined>
  drop(account: string): void
  clear(): void
}

/** Events drop a version at once; where one got lost, the next read comes within this time. */
const TRUSTED_MS = 500
const MAX_REMEMBERED = 20_000

export function createAccountVersions(options: {
  read(account: string): Promise<string | undefined>
  now: () => number
}): AccountVersions {
  const known = new Map<string, { version: Promise<string | undefined>; readAt: number }>()
  return {
    of: (account) => {
      const remembered = known.get(account)
      if (remembered && options.now() - remembered.readAt < TRUSTED_MS) return remembered.version
      const version = options.read(account)
      if (known.size >= MAX_REMEMBERED) known.clear()
      const entry = { version, readAt: options.now() }
      known.set(account, entry)
      // a failure is not remembered
      version.catch(() => {
        if (known.get(account) === entry) known.delete(account)
      })
      return version
    },
    drop: (account) => {
      known.delete(account)
    },
    clear: () => known.clear(),
  }
}
