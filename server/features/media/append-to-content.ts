import { Problem } from '@vitrine/domain/problem.ts'
import type { Tx } from '#platform/db/database.ts'

/**
 * Puts a medium at the end of a content item. The item's version stays: an open form is not told that somebody else
 * saved, for a list that only grew at its end contradicts nothing.
 */
export async function appendToContent(
  tx: Tx,
  account: string,
  contentId: string,
  mediaId: string,
): Promise<void> {
  // the item is locked, so that uploads that end together get places of their own
  const content = await tx
    .selectFrom('contents')
    .where('account_id', '=', account)
    .where('id', '=', contentId)
    .where('deleted_at', 'is', null)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!content) throw new Problem('notFound', 'notFound', 'There is no such item')
  const last = await tx
    .selectFrom('content_media')
    .where('account_id', '=', account)
    .where('content_id', '=', contentId)
    .select((pick) => pick.fn.max('position').as('position'))
    .executeTakeFirst()
  await tx
    .insertInto('content_media')
    .values({
      account_id: account,
      content_id: contentId,
      media_id: mediaId,
      position: (last?.position ?? -1) + 1,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'content_id', 'media_id']).doNothing())
    .execute()
}
