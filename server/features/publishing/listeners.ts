import type { EventType } from '@vitrine/domain/events.ts'
import type { Services } from '#platform/context/context.ts'
import type { Listener } from '#platform/events/relay-events.ts'
import type { Renewal } from './queries.ts'
import { renewCopiesJob } from './renew-job.ts'

/** Copies follow what they show: media that get ready, change or go, names of the taxonomy, the account's agency. */
export function publishingListeners({ queue }: Pick<Services, 'queue'>): readonly Listener[] {
  const renewAfter = <Type extends EventType>(
    event: Type,
    renewalOf: (payload: PayloadOf<Type>) => Renewal,
  ): Listener => {
    const listener: Listener<Type> = {
      event,
      hear: async ({ accountId, payload }) => {
        if (!accountId) return
        const renewal = renewalOf(payload)
        await queue.send(
          renewCopiesJob,
          { accountId, ...renewal },
          { key: `${accountId} ${JSON.stringify(renewal)}` },
        )
      },
    }
    // it hears only the events it is named for
    return listener as unknown as Listener
  }
  return [
    renewAfter('media.ready', ({ mediaId }) => ({ mediaId })),
    renewAfter('media.changed', ({ mediaId }) => ({ mediaId })),
    renewAfter('media.deleted', ({ mediaId }) => ({ mediaId })),
    renewAfter('taxonomy.changed', ({ kind, id }) => (kind && id ? { entry: { kind, id } } : {})),
    renewAfter('account.changed', () => ({ isForAgency: true })),
  ]
}

type PayloadOf<Type extends EventType> = Parameters<Listener<Type>['hear']>[0]['payload']
