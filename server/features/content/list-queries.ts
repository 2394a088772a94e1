import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { TimePlace } from '#platform/db/keyset.ts'

/** Lists are alternatives; everything that is given must hold. */
export interface CardFilter {
  ids?: readonly string[]
  /** Of the trash only, which no index searches. */
  words?: readonly string[]
  contentType?: readonly string[] | undefined
  service?: readonly string[] | undefined
  content?: readonly string[] | undefined
  publish?: readonly string[] | undefined
  businessCategory?: readonly string[] | undefined
  businessService?: readonly string[] | undefined
  businessLabel?: readonly string[] | undefined
  relatedTo?: string | undefined
  from?: string | undefined
  to?: string | undefined
  ownerId?: string | undefined
  deleted?: boolean | undefined
}

export interface CardRow {
  id: string
  version: number
  title: string
  stage: string | null
  permalink: string
  service_status: string
  content_status: string
  publish_status: string
  city: string | null
  neighborhood: string | null
  rating: string | null
  customer_name: string
  content_type_id: string
  type_key: string | null
  type_label: string
  type_color: string
  categories: { id: string; label: string }[]
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
  cover: CoverRow | null
}

export interface CoverRow {
  fileKey: string
  name: string
  mime: string
  width: number | null
  height: number | null
  color: string | null
  alt: string
}

/** The cards of a page in one query: the page of items first, what they show of other tables then. */
export async function findCards(
  tx: Tx,
  account: AuthorizedAccount,
  filter: CardFilter,
  from: TimePlace | undefined,
  limit: number,
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    with page as (
      select * from contents c where ${sql.join(conditions(account, filter, from), sql` and `)}
       order by c.updated_at desc, c.id desc limit ${limit}
    )
    select c.id, c.version, c.title, c.stage, c.permalink, c.service_status, c.content_status, c.publish_status, c.city,
           c.neighborhood, c.rating, c.customer_name, c.content_type_id, c.created_at, c.updated_at, c.deleted_at,
           t.key as type_key, t.label as type_label, t.color as type_color,
           coalesce((select jsonb_agg(jsonb_build_object('id', x.id, 'label', x.label) order by x.position, x.id)
             from content_categories l join categories x on x.account_id = l.account_id and x.id = l.category_id
            where l.account_id = c.account_id and l.content_id = c.id), '[]') as categories,
           (select jsonb_build_object('fileKey', m.file_key, 'name', m.name, 'mime', m.mime, 'width', m.width,
                     'height', m.height, 'color', m.color, 'alt', m.alt)
              from media m left join content_media l
                on l.account_id = m.account_id and l.content_id = c.id and l.media_id = m.id
             where m.account_id = c.account_id and m.state = 'ready' and (m.kind = 'image' or m.has_poster)
               and m.id = any(array(select l2.media_id from content_media l2
                                     where l2.account_id = c.account_id and l2.content_id = c.id) || c.cover_media_id)
             order by m.id is distinct from c.cover_media_id, l.position, m.id limit 1) as cover
      from page c join content_types t on t.account_id = c.account_id and t.id = c.content_type_id
     where c.account_id = ${account}
     order by c.updated_at desc, c.id desc`.execute(tx)
  return rows
}

/** Ids of items whose title, address or customer holds all words, newest first, through the definer function. */
export async function searchContents(
  tx: Tx,
  account: AuthorizedAccount,
  words: readonly string[],
  from: TimePlace | undefined,
  limit: number,
): Promise<{ id: string; updated_at: Date }[]> {
  const { rows } = await sql<{ id: string; updated_at: Date }>`
    select id, updated_at from app.search_contents(${account}::uuid, ${words}::text[], ${from?.at ?? null}::timestamptz,
      ${from?.id ?? null}::uuid, ${limit}::integer)`.execute(tx)
  return rows
}

function conditions(
  account: AuthorizedAccount,
  filter: CardFilter,
  from: TimePlace | undefined,
): RawBuilder<unknown>[] {
  const all = [
    sql`c.account_id = ${account}`,
    filter.deleted ? sql`c.deleted_at is not null` : sql`c.deleted_at is null`,
  ]
  if (from) all.push(sql`(c.updated_at, c.id) < (${from.at}::timestamptz, ${from.id}::uuid)`)
  if (filter.ids) all.push(sql`c.id = any(${filter.ids}::uuid[])`)
  for (const word of filter.words ?? []) all.push(sql`position(lower(${word}::text) in c.search) > 0`)
  if (filter.contentType) all.push(sql`c.content_type_id = any(${filter.contentType}::uuid[])`)
  if (filter.service) all.push(sql`c.service_status = any(${filter.service}::text[])`)
  if (filter.content) all.push(sql`c.content_status = any(${filter.content}::text[])`)
  if (filter.publish) all.push(sql`c.publish_status = any(${filter.publish}::text[])`)
  if (filter.businessCategory)
    all.push(isLinked('content_categories', 'category_id', filter.businessCategory))
  if (filter.businessService) all.push(isLinked('content_services', 'service_id', filter.businessService))
  if (filter.businessLabel) all.push(isLinked('content_labels', 'label_id', filter.businessLabel))
  if (filter.relatedTo) all.push(sql`c.related_to = ${filter.relatedTo}`)
  if (filter.from) all.push(sql`c.updated_at >= ${filter.from}::timestamptz`)
  if (filter.to) all.push(sql`c.updated_at <= ${filter.to}::timestamptz`)
  if (filter.ownerId) all.push(sql`c.user_id = ${filter.ownerId}`)
  return all
}

function isLinked(table: string, column: string, ids: readonly string[]): RawBuilder<unknown> {
  return sql`exists (select from ${sql.table(table)} l where l.account_id = c.account_id and l.content_id = c.id
    and l.${sql.ref(column)} = any(${ids}::uuid[]))`
}
