import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import type { Tx } from '#platform/db/database.ts'

/**
 * Counts a change that public pages may show (PUB-006, PUB-007), and makes every other such change of the account wait
 * until this transaction ends. Called first, it keeps what is read afterwards true until the commit.
 */
export async function bumpUpdateCount(tx: Tx, account: AuthorizedAccount): Promise<void> {
  await tx
    .updateTable('account_state')
    .set((row) => ({ update_count: row('update_count', '+', '1') }))
    .where('account_id', '=', account)
    .execute()
}
