import type { AccountCtx } from '#platform/context/context.ts'

export interface WrittenItem {
  id: string
  version: number
  /** One of its pictures is in place, and with it all of them. */
  hasPictures: boolean
}

/** The items that an account has, deleted ones included, by permalink. */
export async function findWrittenItems(ctx: AccountCtx): Promise<Map<string, WrittenItem>> {
  const rows = await ctx.db.inAccount(ctx.account, (tx) =>
    tx
      .selectFrom('contents')
      .where('account_id', '=', ctx.account)
      .select(['id', 'permalink', 'version', 'cover_media_id', 'customer_photo_media_id', 'deleted_at'])
      .execute(),
  )
  return new Map(
    rows.map((row) => [
      row.permalink,
      {
        id: row.id,
        version: row.version,
        hasPictures: (row.cover_media_id ?? row.customer_photo_media_id ?? row.deleted_at) !== null,
      },
    ]),
  )
}
