import { type ItemStatus, isPubliclyVisible } from '@vitrine/domain/content/status.ts'
import { readSiteSettings } from '@vitrine/domain/gallery/site-settings.ts'
import type { MediaKind } from '@vitrine/domain/media/media-types.ts'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { TimePlace } from '#platform/db/keyset.ts'
import type { MediaTable } from '#platform/db/tables.ts'

export type MediaState = 'processing' | 'ready' | 'failed'

/** One row of media, with the values its columns are checked for. */
export interface MediaRow extends Omit<Selectable<MediaTable>, 'kind' | 'state'> {
  kind: MediaKind
  state: MediaState
}

export async function findMedia(tx: Tx, account: string, id: string): Promise<MediaRow | undefined> {
  return (await findMediaByIds(tx, account, [id]))[0]
}

/** Those that exist of the given ones, in no particular order. */
export async function findMediaByIds(tx: Tx, account: string, ids: readonly string[]): Promise<MediaRow[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('media')
    .where('account_id', '=', account)
    .where('id', 'in', ids)
    .selectAll()
    .execute()
  return asRows(rows)
}

export async function findMediaByFileKey(
  tx: Tx,
  account: string,
  fileKey: string,
): Promise<MediaRow | undefined> {
  const rows = await tx
    .selectFrom('media')
    .where('account_id', '=', account)
    .where('file_key', '=', fileKey)
    .selectAll()
    .execute()
  return asRows(rows)[0]
}

export interface MediaPageFilter {
  after: TimePlace | undefined
  kind: MediaKind | undefined
  search: string | undefined
  limit: number
}

/** Newest first, by key. */
export async function listMediaPage(tx: Tx, account: string, filter: MediaPageFilter): Promise<MediaRow[]> {
  const { after, kind, search, limit } = filter
  let query = tx
    .selectFrom('media')
    .where('account_id', '=', account)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (kind) query = query.where('kind', '=', kind)
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.at}, ${after.id}::uuid)`)
  if (search) {
    const words = sql`lower(name || ' ' || media_title || ' ' || alt || ' ' || caption)`
    query = query.where(sql<boolean>`position(lower(${search}) in ${words}) > 0`)
  }
  return asRows(await query.execute())
}

/** The media of one content item in their order. */
export async function listMediaOfContent(tx: Tx, account: string, contentId: string): Promise<MediaRow[]> {
  const rows = await tx
    .selectFrom('content_media as c')
    .innerJoin('media as m', (join) =>
      join.onRef('m.account_id', '=', 'c.account_id').onRef('m.id', '=', 'c.media_id'),
    )
    .where('c.account_id', '=', account)
    .where('c.content_id', '=', contentId)
    .selectAll('m')
    .orderBy('c.position')
    .orderBy('m.id')
    .execute()
  return asRows(rows)
}

/** What a change of media needs to know of the content item it belongs to; undefined when it is gone. */
export function findContentOfMedia(tx: Tx, account: string, contentId: string) {
  return tx
    .selectFrom('contents')
    .where('account_id', '=', account)
    .where('id', '=', contentId)
    .where('deleted_at', 'is', null)
    .select(['id', 'content_type_id', 'version'])
    .executeTakeFirst()
}

/** The content types of the items that show a medium, those in the trash left out. */
export async function findTypesShowing(tx: Tx, account: string, mediaId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct c.content_type_id as id from contents c
     where c.account_id = ${account} and c.deleted_at is null
       and (${mediaId}::uuid in (c.cover_media_id, c.main_video_media_id, c.before_media_id, c.after_media_id,
              c.customer_photo_media_id)
         or c.id in (select m.content_id from content_media m
                      where m.account_id = ${account} and m.media_id = ${mediaId}))`.execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * Whether visitors may see an item, by the rule of its page: every saved item has a public copy, shown are those with the
 * right statuses (PUB-010, GAL-020), and none while the site is off (ACC-012). With `agencyId` of that agency only.
 */
export async function isContentShown(
  tx: Tx,
  account: string,
  contentId: string,
  agencyId: string | undefined,
): Promise<boolean> {
  const row = await tx
    .selectFrom('content_public as c')
    .innerJoin('account_state as s', 's.account_id', 'c.account_id')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .where('c.account_id', '=', account)
    .where('c.id', '=', contentId)
    .select(['c.s_p', 'c.s_c', 'c.s_s', 's.site_settings', 'a.status', 'a.agency_id'])
    .executeTakeFirst()
  if (row?.status !== 'Enabled' || (agencyId !== undefined && row.agency_id !== agencyId)) return false
  const settings = readSiteSettings(row.site_settings)
  // publishing copies these columns from checked ones
  const status = { publish: row.s_p, content: row.s_c, service: row.s_s } as ItemStatus
  return settings.enableGalleryPreview && isPubliclyVisible(status, settings.statuses)
}

/** The columns' own checks hold these values. */
function asRows(rows: readonly Selectable<MediaTable>[]): MediaRow[] {
  return rows as MediaRow[]
}
