import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import type { Services } from '#platform/context/context.ts'
import { bumpUpdateCount } from '#platform/db/bump-update-count.ts'
import { emit } from '#platform/events/emit.ts'
import { defineJob, type JobHandler } from '#platform/queue/queue.ts'
import { findTouched, type Renewal } from './queries.ts'
import { renewCopies } from './renew-copies.ts'

export type RenewData = Renewal & { accountId: string }

export const renewCopiesJob = defineJob<RenewData>({
  name: 'renew-public-copies',
  retries: 5,
  expiresInSeconds: 300,
  concurrency: 1,
})

/** How many copies one transaction renews, while saves of the account wait. */
const BATCH = 100

/** Renews every public copy that a change touches, batch by batch; running it again writes the same. */
export function renewCopiesHandler(services: Pick<Services, 'db' | 'now'>): JobHandler<RenewData> {
  return {
    kind: renewCopiesJob,
    run: async ({ accountId, ...renewal }) => {
      // the job was sent for an event of this very account
      const account = accountId as AuthorizedAccount
      for (let after: string | undefined; ; ) {
        const done = await services.db.inAccount(account, async (tx) => {
          const ids = await findTouched(tx, account, renewal, after, BATCH)
          if (ids.length === 0) return ids
          await bumpUpdateCount(tx, account)
          await renewCopies(tx, account, ids)
          await emit(tx, services.now(), { type: 'public-copies.renewed', accountId: account, payload: {} })
          return ids
        })
        if (done.length < BATCH) return
        after = done.at(-1)
      }
    },
  }
}
