import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { MediaRow } from './queries.ts'

/** Something that shows a medium. Items in the trash count: they may be brought back. */
export interface MediaUse {
  type: 'content' | 'service' | 'siteSettings' | 'account'
  id: string
  title: string
}

const MAX_USES = 20

/** Where a medium is used, at most 20 items of each kind. */
export async function findUses(
  tx: Tx,
  account: string,
  media: Pick<MediaRow, 'id' | 'file_key'>,
): Promise<MediaUse[]> {
  const { rows } = await sql<MediaUse>`
    (select 'content' as type, c.id::text, c.title from contents c
      where c.account_id = ${account}
        and (${media.id}::uuid in (c.cover_media_id, c.main_video_media_id, c.before_media_id, c.after_media_id,
               c.customer_photo_media_id)
          or c.id in (select m.content_id from content_media m
                       where m.account_id = ${account} and m.media_id = ${media.id}))
      order by c.id limit ${MAX_USES})
    union all
    (select 'service', s.id::text, s.label from services s
      where s.account_id = ${account} and s.cover_media_id = ${media.id} order by s.id limit ${MAX_USES})
    union all
    (select 'siteSettings', a.account_id::text, '' from account_state a
      where a.account_id = ${account} and position(${media.file_key} in a.site_settings::text) > 0)`.execute(
    tx,
  )
  return [...rows, ...(await findLogoUses(tx, account, media.file_key))]
}

/** Logos are kept as addresses in tables that every account shares. */
async function findLogoUses(tx: Tx, account: string, fileKey: string): Promise<MediaUse[]> {
  const row = await tx
    .selectFrom('accounts')
    .where('id', '=', account)
    .where((on) =>
      on.or([
        on('logo', 'like', `%${fileKey}%`),
        on.exists(
          on
            .selectFrom('whitelabels')
            .where('account_id', '=', account)
            .where((or) => or.or([or('logo', 'like', `%${fileKey}%`), or('icon', 'like', `%${fileKey}%`)]))
            .select('id'),
        ),
      ]),
    )
    .select(['id', 'business_name'])
    .executeTakeFirst()
  return row ? [{ type: 'account', id: row.id, title: row.business_name }] : []
}
