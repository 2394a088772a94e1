import type { PublicCard, PublicPage } from '@vitrine/domain/content/public-copy.ts'
import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { isReview } from './facts-queries.ts'
import type { ShownStatuses } from './visible.ts'

/** A row of content_public as lists need it, with what its reviews say. */
export interface CardRow {
  account_id: string
  id: string
  permalink: string
  title: string
  s_p: string
  s_c: string
  s_s: string
  card: PublicCard
  updated_at: Date
  ratings: (number | null)[]
  /** Words of the newest review that has some; may hold markup. */
  snippet: string | null
}

/** The same with the item's own page. */
export interface ItemRow extends CardRow {
  type_key: string | null
  b_c: string[]
  b_s: string[]
  b_l: string[]
  rating: number | null
  related_to: string | null
  page: PublicPage
}

/** Step 2, load: the cards of these ids, in their order, one query. */
export async function loadCards(
  tx: Tx,
  account: AuthorizedAccount,
  statuses: ShownStatuses,
  ids: readonly string[],
): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<CardRow>`
    select c.account_id, c.id, c.permalink, c.title, c.s_p, c.s_c, c.s_s, c.card, c.updated_at,
      coalesce(r.ratings, '{}') as ratings, r.snippet
    from content_public c left join (
      select related_to, array_agg(rating::float8) as ratings,
        (array_agg(words order by updated_at desc, id desc) filter (where words <> ''))[1] as snippet
      from (
        select related_to, rating, updated_at, id,
          coalesce(nullif(page->'presentation'->>'description', ''), page->>'description', '') as words
        from content_public
        where account_id = ${account} and related_to = any(${[...ids]}::uuid[]) and type_key = 'testimonial'
          and s_p = any(${statuses.publish}) and s_c = any(${statuses.content}) and s_s = any(${statuses.service}) and ${isReview}
      ) spoken group by related_to
    ) r on r.related_to = c.id
    where c.account_id = ${account} and c.id = any(${[...ids]}::uuid[])`.execute(tx)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
