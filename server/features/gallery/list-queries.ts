import { tagKey } from '@vitrine/domain/content/public-copy.ts'
import type { GalleryFilters } from '@vitrine/domain/gallery/filters.ts'
import { foldForSearch } from '@vitrine/domain/gallery/search-text.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { containing } from '#platform/db/like-pattern.ts'
import type { ListCursor } from './list-cursor.ts'
import type { SiteFacts } from './site-facts.ts'

/** Step 1, ids: the newest items that match all filters, at most `take`, through the search owner's function. */
export async function findListIds(
  tx: Tx,
  facts: SiteFacts,
  filters: GalleryFilters,
  page: { after: ListCursor | undefined; take: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select found.id from app.gallery_ids(${parameters(facts, filters)},
      ${page.after?.updatedAt ?? null}::timestamptz, ${page.after?.id ?? null}::uuid, ${page.take}::integer) as found(id)`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

export interface FacetCount {
  kind: 'all' | 'total' | 'type' | 'category' | 'service' | 'tag'
  /** The label; of a type its id, of a tag its key. */
  label: string
  items: number
}

/** How many items are there, match, and would be left with each further choice; one aggregate query. */
export async function countFacets(tx: Tx, facts: SiteFacts, filters: GalleryFilters): Promise<FacetCount[]> {
  const { rows } = await sql<FacetCount>`
    select kind, label, items::int as items from app.gallery_facets(${parameters(facts, filters)})`.execute(
    tx,
  )
  return rows
}

function parameters(
  { account, statuses, cap, contentTypes }: SiteFacts,
  filters: GalleryFilters,
): RawBuilder<unknown> {
  const type = contentTypes.find(({ label }) => label === filters.contentType)?.id ?? null
  const tags = filters.tags.map(({ group, tag }) => tagKey(group, tag))
  return sql`${account}::uuid, ${statuses.publish}::text[], ${statuses.content}::text[], ${statuses.service}::text[],
    ${cap}::integer, ${type}::uuid, ${[...filters.categories]}::text[], ${[...filters.services]}::text[], ${tags}::text[],
    ${filters.search ? containing(foldForSearch(filters.search)) : null}::text`
}
