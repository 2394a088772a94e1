import { freePermalink, MAX_PERMALINK_LENGTH, toPermalink } from '@vitrine/domain/content/permalink.ts'
import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import { Problem } from '@vitrine/domain/problem.ts'
import type { Tx } from '#platform/db/database.ts'

/**
 * The permalink an item gets when somebody asks for this text; null asks for its uid (PUB-003 … PUB-005). Old permalinks of
 * other items are taken too, for their links shall keep leading to them. Runs after bumpUpdateCount, so no other save of
 * the account can take it meanwhile.
 */
export async function choosePermalink(
  tx: Tx,
  account: AuthorizedAccount,
  itemId: string,
  asked: string | null,
  path: string,
): Promise<string> {
  const wanted = asked === null ? itemId : toPermalink(asked)
  if (wanted === '') {
    const message = 'A link needs letters from a to z or digits'
    throw new Problem('invalidInput', 'permalinkEmpty', message, {
      issues: [{ path: `${path}.seo.permalink`, code: 'permalinkEmpty', message }],
    })
  }
  return freePermalink(wanted, await takenLike(tx, account, itemId, wanted))
}

/** Writes down that an item's old permalink leads on to it (PUB-005). */
export async function redirectPermalink(
  tx: Tx,
  account: AuthorizedAccount,
  move: { itemId: string; from: string; to: string; now: Date },
): Promise<void> {
  await tx
    .deleteFrom('permalink_redirects')
    .where('account_id', '=', account)
    .where('permalink', '=', move.to)
    .where('content_id', '=', move.itemId)
    .execute()
  await tx
    .insertInto('permalink_redirects')
    .values({ account_id: account, permalink: move.from, content_id: move.itemId, created_at: move.now })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'permalink'])
        .doUpdateSet({ content_id: move.itemId, created_at: move.now }),
    )
    .execute()
}

/** Room that a suffix may need. */
const SUFFIX_ROOM = 10

async function takenLike(
  tx: Tx,
  account: AuthorizedAccount,
  itemId: string,
  wanted: string,
): Promise<Set<string>> {
  const pattern = `${wanted.slice(0, MAX_PERMALINK_LENGTH - SUFFIX_ROOM)}%`
  const current = await tx
    .selectFrom('contents')
    .where('account_id', '=', account)
    .where('id', '<>', itemId)
    .where('deleted_at', 'is', null)
    .where('permalink', 'like', pattern)
    .select('permalink')
    .execute()
  const former = await tx
    .selectFrom('permalink_redirects')
    .where('account_id', '=', account)
    .where('content_id', '<>', itemId)
    .where('permalink', 'like', pattern)
    .select('permalink')
    .execute()
  return new Set([...current, ...former].map((row) => row.permalink))
}
