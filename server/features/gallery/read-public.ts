import { PUBLIC_CONTENTS_LIMIT, type PublicGallery } from '@vitrine/contract/public-gallery.ts'
import { NO_FILTERS } from '@vitrine/domain/gallery/filters.ts'
import type { CustomFieldType } from '@vitrine/domain/taxonomy/custom-fields.ts'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { ItemRow } from './card-queries.ts'
import { findItem, findReview, findReviews, loadItems } from './item-queries.ts'
import { type ListCursor, writeCursor } from './list-cursor.ts'
import { findListIds } from './list-queries.ts'
import { presentContent, presentSummary } from './present-public.ts'
import type { SiteFacts } from './site-facts.ts'
import { keepVisible } from './visible.ts'

/** GAL-049: what a viewer shows first. */
export async function readPublicGallery(tx: Tx, facts: SiteFacts): Promise<PublicGallery> {
  const { row, known, settings } = facts
  const { items } = await listPublicContents(tx, facts, { after: undefined, limit: PUBLIC_CONTENTS_LIMIT })
  const reviews = settings.activateReviews
    ? await findReviews(tx, facts, { take: PUBLIC_CONTENTS_LIMIT })
    : []
  const groups = [...new Set(known.tags.map(({ group }) => group))]
  return {
    uid: row.id,
    businessName: row.business_name,
    accountLanguage: facts.language,
    accountSubscriptionType: facts.subscription,
    agencyWhitelabelDomain: row.agency_domain,
    contentTypesAccount: row.content_types.map(({ id, key, label }) => ({ id, key, label })),
    businessCategories: [...known.categories],
    businessServices: [...known.services],
    businessLabels: groups.map((group) => ({
      group,
      tags: known.tags.filter((tag) => tag.group === group).map(({ tag }) => tag),
    })),
    customFieldsAccount: await findPublicFields(tx, facts),
    contents: items,
    allPresentationsArr: items.filter(({ hasBeforeAfter }) => hasBeforeAfter),
    allTestimonialsArr: shown(reviews, facts).map(presentContent),
  }
}

/** Visible items, newest first, within a free account's cap (PUB-011, GAL-024). */
export async function listPublicContents(
  tx: Tx,
  facts: SiteFacts,
  { after, limit }: { after: ListCursor | undefined; limit: number },
) {
  const ids = await findListIds(tx, facts, NO_FILTERS, { after, take: limit + 1 })
  const items = shown(await loadItems(tx, facts, ids.slice(0, limit)), facts)
  const last = ids.length > limit ? items.at(-1) : undefined
  const upTo = (after?.shown ?? 0) + items.length
  return {
    items: items.map(presentSummary),
    next: last ? writeCursor({ updatedAt: last.updated_at, id: last.id, shown: upTo }) : null,
  }
}

/** One visible item or review. */
export async function readPublicContent(tx: Tx, facts: SiteFacts, id: string) {
  const item = (await findItem(tx, facts, { id })) ?? (await findVisibleReview(tx, facts, id))
  const [visible] = shown(item ? [item] : [], facts)
  return visible && presentContent(visible)
}

async function findVisibleReview(tx: Tx, facts: SiteFacts, id: string): Promise<ItemRow | undefined> {
  return facts.settings.activateReviews ? findReview(tx, facts, id) : undefined
}

function shown(rows: readonly ItemRow[], { account, statuses }: SiteFacts): ItemRow[] {
  return keepVisible(rows, account, statuses)
}

async function findPublicFields(tx: Tx, { account }: SiteFacts) {
  const { rows } = await sql<{ name: string; type: CustomFieldType }>`
    select name, type from custom_fields where account_id = ${account} and is_public order by position, id`.execute(
    tx,
  )
  return rows
}
