import type { DomainEvent, EventType } from '@vitrine/domain/events.ts'
import { sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'
import type { Logger } from '#platform/log/logger.ts'
import type { LiveEvents } from './live-events.ts'

/** Reacts to one kind of event, at least once; it must bear being called twice. */
export interface Listener<Type extends EventType = EventType> {
  event: Type
  hear(event: DomainEvent<Type>): Promise<void>
}

export interface Relay {
  /** Resolves when nothing is left to hand on. */
  drain(): Promise<void>
  stop(): Promise<void>
}

const POLL_MS = 5_000
const RETRY_AFTER_MS = 10_000

/** Hands the outbox to the listeners, each event in a transaction that removes it. Several workers may run it. */
export function relayEvents(options: {
  db: Database
  live: LiveEvents
  log: Logger
  listeners: readonly Listener[]
  /** How long an event rests after a listener failed. */
  retryAfterMs?: number
}): Relay {
  const { db, live, log, listeners, retryAfterMs = RETRY_AFTER_MS } = options
  const resting = new Map<string, number>()
  let running: Promise<void> | undefined
  let again = false
  let stopped = false

  const handOnOne = async (): Promise<boolean> => {
    let current: string | undefined
    try {
      return await db.shared(async (tx) => {
        const skipped = [...resting].filter(([, until]) => until > performance.now()).map(([id]) => id)
        const { rows } = await sql<{
          id: string
          type: EventType
          account_id: string | null
          payload: DomainEvent['payload']
        }>`
          delete from outbox where id = (
            select id from outbox where id <> all(${skipped}::bigint[]) order by id for update skip locked limit 1
          ) returning id, type, account_id, payload`.execute(tx)
        const row = rows[0]
        if (!row) return false
        current = row.id
        const event: DomainEvent = {
          id: row.id,
          type: row.type,
          accountId: row.account_id,
          payload: row.payload,
        }
        for (const listener of listeners) if (listener.event === event.type) await listener.hear(event)
        resting.delete(row.id)
        return true
      })
    } catch (error) {
      log.error('a listener failed; the event is tried again', { error, eventId: current })
      if (current === undefined) return false
      resting.set(current, performance.now() + retryAfterMs)
      return true
    }
  }
  const drain = (): Promise<void> => {
    if (running) {
      again = true
      return running
    }
    running = (async () => {
      do {
        again = false
        while (!stopped && (await handOnOne()));
      } while (again && !stopped)
    })().finally(() => {
      running = undefined
    })
    return running
  }
  const poll = setInterval(() => void drain(), POLL_MS)
  const unsubscribe = live.subscribe(() => void drain())
  return {
    drain,
    stop: async () => {
      stopped = true
      clearInterval(poll)
      unsubscribe()
      await running
    },
  }
}
