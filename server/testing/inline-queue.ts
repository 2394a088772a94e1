import type { JobHandler, Queue } from '#platform/queue/queue.ts'

export interface InlineQueue extends Queue {
  /** Runs what waits, and what that brings up, until nothing waits; errors come out. */
  runAll(): Promise<void>
  readonly waiting: readonly { name: string; data: object }[]
}

/** Jobs in the order they were sent, run when the test says so. */
export function createInlineQueue(): InlineQueue {
  const waiting: { name: string; data: object; key: string | undefined }[] = []
  const handlers = new Map<string, JobHandler>()
  return {
    waiting,
    send: async (kind, data, options = {}) => {
      const twin = options.key && waiting.some((job) => job.name === kind.name && job.key === options.key)
      if (!twin) waiting.push({ name: kind.name, data, key: options.key })
    },
    work: async (added) => {
      for (const handler of added) handlers.set(handler.kind.name, handler)
    },
    stop: async () => undefined,
    runAll: async () => {
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        const handler = handlers.get(job.name)
        if (!handler) throw new Error(`no handler for the job ${job.name}`)
        await handler.run(job.data)
      }
    },
  }
}
