import type { DomainEvent } from '@vitrine/domain/events.ts'
import pg from 'pg'
import type { Logger } from '#platform/log/logger.ts'

export interface LiveEvents {
  /** Calls back for every event of the whole product, on every node, right after its commit. Answers how to stop. */
  subscribe(hear: (event: DomainEvent) => void): () => void
  /** Calls back whenever events may have been missed, so that caches are dropped and screens read again. */
  onGap(hear: () => void): () => void
  close(): Promise<void>
}

const CHANNEL = 'vitrine_events'
const RETRY_MS = 1_000

/** Listens on a connection of its own, made again when it breaks. */
export async function listenToEvents(connection: pg.ClientConfig, log: Logger): Promise<LiveEvents> {
  const hearers = new Set<(event: DomainEvent) => void>()
  const gapHearers = new Set<() => void>()
  let client: pg.Client | undefined
  let closed = false
  let retry: NodeJS.Timeout | undefined

  const tell = (hear: () => void) => {
    try {
      hear()
    } catch (error) {
      // one that fails must not keep the others from hearing
      log.error('a hearer of events failed', { error })
    }
  }
  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ ...connection, keepAlive: true, application_name: 'vitrine events' })
    fresh.on('error', (error) => {
      if (!closed) log.warn('the event connection broke', { error })
    })
    fresh.on('end', () => reconnectLater())
    fresh.on('notification', ({ payload }) => {
      if (!payload) return
      // written by app.announce_event, in this very shape
      const told = JSON.parse(payload) as Omit<DomainEvent, 'id'> & { id: number }
      const event: DomainEvent = { ...told, id: String(told.id) }
      for (const hear of hearers) tell(() => hear(event))
    })
    await fresh.connect()
    await fresh.query(`listen ${CHANNEL}`)
    client = fresh
    // closed while it was being made
    if (closed) await fresh.end()
  }
  const reconnectLater = () => {
    if (closed || retry) return
    retry = setTimeout(() => {
      retry = undefined
      connect().then(
        () => {
          for (const hear of gapHearers) tell(hear)
        },
        () => reconnectLater(),
      )
    }, RETRY_MS)
  }

  await connect()
  return {
    subscribe: (hear) => {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
    onGap: (hear) => {
      gapHearers.add(hear)
      return () => gapHearers.delete(hear)
    },
    close: async () => {
      closed = true
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}
