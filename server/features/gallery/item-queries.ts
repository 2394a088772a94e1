import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { ItemRow } from './card-queries.ts'
import { isReview } from './facts-queries.ts'
import type { ListCursor } from './list-cursor.ts'
import type { SiteFacts } from './site-facts.ts'

const ITEM_COLUMNS = sql`account_id, id, permalink, title, type_key, s_p, s_c, s_s, b_c, b_s, b_l, rating::float8 as rating,
  related_to, card, page, updated_at, '{}'::float8[] as ratings, null::text as snippet`

/**
 * One visible item with its page, by permalink or id. What lies beyond a free account's newest items is not
 * found, as if it did not exist (GAL-024).
 */
export async function findItem(
  tx: Tx,
  facts: SiteFacts,
  by: { permalink: string } | { id: string },
): Promise<ItemRow | undefined> {
  const condition = 'id' in by ? sql`id = ${by.id}::uuid` : sql`permalink = ${by.permalink}`
  const { rows } = await sql<ItemRow>`
    select ${ITEM_COLUMNS} from content_public where ${shownItems(facts)} and ${condition}`.execute(tx)
  const [item] = rows
  return item && (await isWithinCap(tx, facts, item)) ? item : undefined
}

/** Where an old permalink leads now (PUB-005); undefined when the item is not shown. */
export async function findRedirect(tx: Tx, facts: SiteFacts, permalink: string): Promise<string | undefined> {
  const { rows } = await sql<{ content_id: string }>`
    select content_id from permalink_redirects where account_id = ${facts.account} and permalink = ${permalink}`.execute(
    tx,
  )
  const [old] = rows
  return old && (await findItem(tx, facts, { id: old.content_id }))?.permalink
}

/** The items before and after one in the list's order, and up to three that share a category or service. */
export async function findSurroundings(tx: Tx, facts: SiteFacts, item: ItemRow) {
  const shown = shownRows(facts)
  const { rows } = await sql<{
    kind: 'previous' | 'next' | 'related'
    id: string
    permalink: string
    title: string
  }>`
    (select 'previous' as kind, id, permalink, title from ${shown}
      where (updated_at, id) > (${item.updated_at}, ${item.id}::uuid) order by updated_at, id limit 1)
    union all
    (select 'next', id, permalink, title from ${shown}
      where (updated_at, id) < (${item.updated_at}, ${item.id}::uuid) order by updated_at desc, id desc limit 1)
    union all
    (select 'related', id, permalink, title from ${shown}
      where id <> ${item.id}::uuid and (b_c && ${item.b_c}::text[] or b_s && ${item.b_s}::text[])
      order by updated_at desc, id desc limit 3)`.execute(tx)
  const one = (kind: string) => rows.find((row) => row.kind === kind)
  return {
    previous: one('previous'),
    next: one('next'),
    relatedIds: rows.filter((row) => row.kind === 'related').map(({ id }) => id),
  }
}

/** Visible reviews, newest first: of one item, or of the whole account. */
export async function findReviews(
  tx: Tx,
  facts: SiteFacts,
  page: { about?: string; after?: ListCursor | undefined; take: number },
): Promise<ItemRow[]> {
  const { account, statuses, cap } = facts
  const about = page.about ? sql`and related_to = ${page.about}::uuid` : sql``
  const after = page.after
    ? sql`and (updated_at, id) < (${page.after.updatedAt}, ${page.after.id}::uuid)`
    : sql``
  const { rows } = await sql<ItemRow>`
    select * from (
      select ${ITEM_COLUMNS} from content_public
       where account_id = ${account} and type_key = 'testimonial' and s_p = any(${statuses.publish})
         and s_c = any(${statuses.content}) and s_s = any(${statuses.service}) and ${isReview} ${about}
       order by updated_at desc, id desc limit ${cap}
    ) newest where true ${after} order by updated_at desc, id desc limit ${page.take}`.execute(tx)
  return rows
}

/** One visible review by its id. */
export async function findReview(
  tx: Tx,
  { account, statuses }: SiteFacts,
  id: string,
): Promise<ItemRow | undefined> {
  const { rows } = await sql<ItemRow>`
    select ${ITEM_COLUMNS} from content_public
     where account_id = ${account} and id = ${id}::uuid and type_key = 'testimonial' and s_p = any(${statuses.publish})
       and s_c = any(${statuses.content}) and s_s = any(${statuses.service}) and ${isReview}`.execute(tx)
  return rows[0]
}

/** Visible items by id, in the given order, with their pages. */
export async function loadItems(tx: Tx, facts: SiteFacts, ids: readonly string[]): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select ${ITEM_COLUMNS} from content_public
     where ${shownItems(facts)} and id = any(${[...ids]}::uuid[])`.execute(tx)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Items the public sees: of this account, with statuses that are shown, and no reviews. */
export function shownItems({ account, statuses }: SiteFacts): RawBuilder<boolean> {
  return sql<boolean>`account_id = ${account} and s_p = any(${statuses.publish}) and s_c = any(${statuses.content})
    and s_s = any(${statuses.service}) and type_key is distinct from 'testimonial'`
}

/** The items the public sees as a source; without a cap nothing keeps the index from being used. */
function shownRows(facts: SiteFacts): RawBuilder<unknown> {
  const newest = facts.cap === null ? sql`` : sql`order by updated_at desc, id desc limit ${facts.cap}`
  return sql`(select id, permalink, title, b_c, b_s, updated_at from content_public
    where ${shownItems(facts)} ${newest}) shown`
}

async function isWithinCap(tx: Tx, facts: SiteFacts, item: ItemRow): Promise<boolean> {
  if (facts.cap === null) return true
  const { rows } = await sql<{ newer: number }>`
    select count(*)::int as newer from (
      select from content_public where ${shownItems(facts)} and (updated_at, id) > (${item.updated_at}, ${item.id}::uuid)
       limit ${facts.cap}) newer`.execute(tx)
  return (rows[0]?.newer ?? 0) < facts.cap
}
