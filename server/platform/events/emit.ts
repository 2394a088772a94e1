import type { DomainEvents, EventType } from '@vitrine/domain/events.ts'
import type { Tx } from '#platform/db/database.ts'

/**
 * Tells an event in the same transaction that made it true; it is heard only when that commits.
 * Every node hears it at once for live screens and caches; listeners run once, in a worker.
 */
export async function emit<Type extends EventType>(
  tx: Tx,
  now: Date,
  event: { type: Type; accountId: string | null; payload: DomainEvents[Type] },
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      type: event.type,
      account_id: event.accountId,
      payload: JSON.stringify(event.payload),
      created_at: now,
    })
    .execute()
}
