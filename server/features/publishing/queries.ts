import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import type { TaxonomyKind } from '@vitrine/domain/taxonomy/taxonomy-kind.ts'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Whether an account may be public at all (PUB-008, ACC-012). */
export async function findOwner(
  tx: Tx,
  account: AuthorizedAccount,
): Promise<{ hasAgency: boolean; isEnabled: boolean }> {
  const row = await tx
    .selectFrom('accounts as a')
    .innerJoin('agencies as g', 'g.id', 'a.agency_id')
    .where('a.id', '=', account)
    .select('a.status')
    .executeTakeFirst()
  return { hasAgency: row !== undefined, isEnabled: row?.status === 'Enabled' }
}

/** What renewing is limited to; without anything: all items of the account. */
export interface Renewal {
  /** Only items that lack a copy they may have, or have one they may not. */
  isForAgency?: boolean
  mediaId?: string
  /** Wanted are items whose copies may carry this entry's former name. */
  entry?: { kind: TaxonomyKind; id: string }
}

/** The next items behind `after` whose copies a change touches, in the order of their ids. */
export async function findTouched(
  tx: Tx,
  account: AuthorizedAccount,
  renewal: Renewal,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const { hasAgency } = await findOwner(tx, account)
  const { rows } = await sql<{ id: string }>`
    select c.id from contents c
     where c.account_id = ${account} and c.deleted_at is null and (${after ?? null}::uuid is null or c.id > ${after ?? null}::uuid)
       and ${touched(renewal, hasAgency)}
     order by c.id limit ${limit}`.execute(tx)
  return rows.map((row) => row.id)
}

function touched({ isForAgency, mediaId, entry }: Renewal, hasAgency: boolean) {
  if (isForAgency) {
    return sql`exists (select from content_public p where p.account_id = c.account_id and p.id = c.id) <> ${hasAgency}`
  }
  if (mediaId) {
    return sql`(${mediaId}::uuid in (c.cover_media_id, c.main_video_media_id, c.before_media_id, c.after_media_id, c.customer_photo_media_id)
      or exists (select from content_media l where l.account_id = c.account_id and l.content_id = c.id and l.media_id = ${mediaId})
      or exists (select from content_public p where p.account_id = c.account_id and p.id = c.id and ${mediaId}::uuid = any(p.media_ids)))`
  }
  switch (entry?.kind) {
    case 'contentType':
      return sql`c.content_type_id = ${entry.id}`
    case 'category':
      return sql`exists (select from content_categories l where l.account_id = c.account_id and l.content_id = c.id and l.category_id = ${entry.id})`
    case 'service':
      return sql`exists (select from content_services l where l.account_id = c.account_id and l.content_id = c.id and l.service_id = ${entry.id})`
    case 'label':
      return sql`exists (select from content_labels l where l.account_id = c.account_id and l.content_id = c.id and l.label_id = ${entry.id})`
    case 'labelGroup':
      return sql`exists (select from content_labels l join labels x on x.account_id = l.account_id and x.id = l.label_id
        where l.account_id = c.account_id and l.content_id = c.id and x.group_id = ${entry.id})`
    case 'customField':
      return sql`jsonb_exists(c.custom_values, ${entry.id})`
    case undefined:
      return sql`true`
  }
}
