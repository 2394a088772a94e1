import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import { findItems, mediaIdsOf } from '#features/content/index.ts'
import { findMediaByIds } from '#features/media/index.ts'
import { findCustomFields, presentCustomField } from '#features/taxonomy/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { buildCopy, type PublicCopy } from './build-copy.ts'
import { findOwner } from './queries.ts'

/**
 * Writes the public copies of these items anew, in the transaction of the change (PUB-008). Of deleted ones, and of all
 * when the account belongs to no agency, the copy goes.
 */
export async function renewCopies(
  tx: Tx,
  account: AuthorizedAccount,
  contentIds: readonly string[],
): Promise<void> {
  const { hasAgency } = await findOwner(tx, account)
  const items = hasAgency
    ? (await findItems(tx, account, contentIds)).filter((item) => item.deleted_at === null)
    : []
  const copied = new Set(items.map((item) => item.id))
  await removeCopies(
    tx,
    account,
    contentIds.filter((id) => !copied.has(id)),
  )
  if (items.length === 0) return
  const rows = await findMediaByIds(tx, account, [...new Set(items.flatMap(mediaIdsOf))])
  const media = new Map(rows.map((row) => [row.id, row]))
  const fields = (await findCustomFields(tx, account)).map((row) => presentCustomField(row, { full: true }))
  await writeCopies(
    tx,
    account,
    items.map((item) => buildCopy(item, media, fields)),
  )
}

async function removeCopies(tx: Tx, account: AuthorizedAccount, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.deleteFrom('content_public').where('account_id', '=', account).where('id', 'in', ids).execute()
}

async function writeCopies(tx: Tx, account: AuthorizedAccount, copies: readonly PublicCopy[]): Promise<void> {
  await tx
    .insertInto('content_public')
    .values(
      copies.map(({ card, page, ...columns }) => ({
        account_id: account,
        ...columns,
        card: JSON.stringify(card),
        page: JSON.stringify(page),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'id']).doUpdateSet((row) => ({
        permalink: row.ref('excluded.permalink'),
        content_type_id: row.ref('excluded.content_type_id'),
        type_key: row.ref('excluded.type_key'),
        title: row.ref('excluded.title'),
        s_p: row.ref('excluded.s_p'),
        s_c: row.ref('excluded.s_c'),
        s_s: row.ref('excluded.s_s'),
        b_c: row.ref('excluded.b_c'),
        b_s: row.ref('excluded.b_s'),
        b_l: row.ref('excluded.b_l'),
        media_ids: row.ref('excluded.media_ids'),
        lat: row.ref('excluded.lat'),
        lng: row.ref('excluded.lng'),
        related_to: row.ref('excluded.related_to'),
        rating: row.ref('excluded.rating'),
        // read back from the same statement, where they are JSON text already
        card: row.ref('excluded.card').$castTo<string>(),
        page: row.ref('excluded.page').$castTo<string>(),
        updated_at: row.ref('excluded.updated_at'),
      })),
    )
    .execute()
}
