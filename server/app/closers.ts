import type { Logger } from '#platform/log/logger.ts'

type Close = () => Promise<unknown>

/** What was opened, closed in the opposite order; one that fails does not keep the others open. */
export class Closers {
  readonly #log: Logger
  readonly #closers: Close[] = []
  readonly #first: Close[] = []
  readonly #last: Close[] = []
  #closing: Promise<void> | undefined

  constructor(log: Logger) {
    this.#log = log
  }

  add(close: Close): void {
    this.#closers.push(close)
  }

  /** Closed before all others. */
  addFirst(close: Close): void {
    this.#first.push(close)
  }

  /** Closed after all others and always waited for. */
  addLast(close: Close): void {
    this.#last.push(close)
  }

  /** Safe to call twice. After `hurry` nothing but the last ones is waited for. */
  close(hurry?: AbortSignal): Promise<void> {
    this.#closing ??= this.#closeAll(hurry)
    return this.#closing
  }

  async #closeAll(hurry: AbortSignal | undefined): Promise<void> {
    const hurried = new Promise<void>((resolve) => {
      if (hurry?.aborted) resolve()
      else hurry?.addEventListener('abort', () => resolve(), { once: true })
    })
    for (const close of [...this.#first, ...this.#closers.toReversed()])
      await Promise.race([this.#tried(close), hurried])
    for (const close of this.#last.toReversed()) await this.#tried(close)
  }

  async #tried(close: Close): Promise<void> {
    try {
      await close()
    } catch (error) {
      this.#log.warn('closing failed', { error })
    }
  }
}
