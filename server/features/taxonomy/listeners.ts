import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import type { Services } from '#platform/context/context.ts'
import { emit } from '#platform/events/emit.ts'
import type { Listener } from '#platform/events/relay-events.ts'
import { seedContentTypes } from './seed-content-types.ts'

/** A new account gets its first content types, unless whoever made it gave it some already (TAX-001). */
export function taxonomyListeners(services: Pick<Services, 'db' | 'now' | 'newId'>): readonly Listener[] {
  return [
    {
      event: 'account.signed-up',
      hear: async ({ accountId }) => {
        if (!accountId) return
        // told by the transaction that made the account
        const account = accountId as AuthorizedAccount
        await services.db.inAccount(account, async (tx) => {
          // of two that hear the event at once, one waits here
          const state = await tx
            .selectFrom('account_state')
            .where('account_id', '=', account)
            .select('account_id')
            .forUpdate()
            .executeTakeFirst()
          const row = await tx
            .selectFrom('accounts')
            .where('id', '=', account)
            .select('language')
            .executeTakeFirst()
          const first = await tx
            .selectFrom('content_types')
            .where('account_id', '=', account)
            .select('id')
            .limit(1)
            .executeTakeFirst()
          if (!state || !row || first) return
          await seedContentTypes(tx, services, { id: account, language: row.language })
          // who signed up may be looking already
          await emit(tx, services.now(), { type: 'taxonomy.changed', accountId: account, payload: {} })
        })
      },
    },
  ]
}
