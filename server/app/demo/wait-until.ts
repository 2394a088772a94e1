import { setTimeout as pause } from 'node:timers/promises'

/** Looks again and again until it holds; answers false when it takes too long or nobody waits any more. */
export type WaitUntil = (holds: () => Promise<boolean>) => Promise<boolean>

const PAUSE_MS = 120
const PATIENCE_MS = 60_000

/** `settle` hands on events and jobs where no worker does, as in tests. */
export function createWaitUntil(options: {
  signal: AbortSignal
  settle?: (() => Promise<void>) | undefined
}): WaitUntil {
  return async (holds) => {
    for (let waitedMs = 0; waitedMs < PATIENCE_MS && !options.signal.aborted; waitedMs += PAUSE_MS) {
      if (await holds()) return true
      await (options.settle ? options.settle() : pause(PAUSE_MS))
    }
    return false
  }
}
