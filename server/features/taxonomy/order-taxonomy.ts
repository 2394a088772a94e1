import type { Taxonomy } from '@vitrine/contract/taxonomy.ts'
import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import type { TaxonomyKind } from '@vitrine/domain/taxonomy/taxonomy-kind.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { changeTaxonomy, notThere } from './change-taxonomy.ts'
import type { OrderedTable } from './queries.ts'
import { readTaxonomy } from './read-taxonomy.ts'

const TABLES: Record<TaxonomyKind, OrderedTable> = {
  contentType: 'content_types',
  customField: 'custom_fields',
  category: 'categories',
  service: 'services',
  labelGroup: 'label_groups',
  label: 'labels',
}

/** Entries that the list leaves out keep their order behind it; an id of nothing of the account is not found. */
export async function orderTaxonomy(
  ctx: AccountCtx,
  input: { kind: TaxonomyKind; ids: string[] },
): Promise<Taxonomy> {
  const wanted = [...new Set(input.ids)]
  const change = { action: `${input.kind}.order`, kind: input.kind, id: wanted[0] ?? '' }
  await changeTaxonomy(ctx, change, (tx, account) => place(tx, account, TABLES[input.kind], wanted))
  return readTaxonomy(ctx)
}

async function place(
  tx: Tx,
  account: AuthorizedAccount,
  table: OrderedTable,
  wanted: readonly string[],
): Promise<void> {
  const rows = await tx
    .selectFrom(table)
    .where('account_id', '=', account)
    .select('id')
    .orderBy('position')
    .orderBy('id')
    .execute()
  const known = new Set(rows.map((row) => row.id))
  if (wanted.some((id) => !known.has(id))) throw notThere()
  const first = new Set(wanted)
  const order = [...wanted, ...rows.map((row) => row.id).filter((id) => !first.has(id))]
  for (const [position, id] of order.entries()) {
    await tx
      .updateTable(table)
      .set({ position })
      .where('account_id', '=', account)
      .where('id', '=', id)
      .where('position', '<>', position)
      .execute()
  }
}
