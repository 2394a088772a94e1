import { saveSiteSettings } from '#features/site-settings/index.ts'
import { readTaxonomy } from '#features/taxonomy/index.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import { addTeam } from './add-team.ts'
import { createItem } from './create-item.ts'
import type { DemoAccount } from './demo-data.ts'
import { fillTaxonomy } from './fill-taxonomy.ts'
import type { WaitUntil } from './wait-until.ts'
import { findWrittenItems } from './written-items.ts'

export interface WriteOptions {
  /** When the demo was made; the dates of its items count back from there. */
  start: Date
  waitUntil: WaitUntil
  signal: AbortSignal
}

/** Gives a business its team, taxonomy, settings and the words of its items, skipping what is there already. */
export async function writeAccount(
  ctx: AccountCtx,
  account: DemoAccount,
  { start, waitUntil, signal }: WriteOptions,
): Promise<void> {
  // a listener makes them once the account is known
  const hasTypes = await waitUntil(async () => (await readTaxonomy(ctx)).contentTypes.length > 0)
  if (signal.aborted) return
  if (!hasTypes) throw new Error('no worker hands on what happened, so the demo cannot go on')
  const items = await findWrittenItems(ctx)
  if (account.settings && items.size === 0) await saveSiteSettings(ctx, account.settings)
  const taxonomy = await fillTaxonomy(ctx, account.taxonomy)
  await addTeam(ctx, account, taxonomy.contentTypes)
  const ids = new Map([...items].map(([permalink, { id }]) => [permalink, id]))
  for (const item of account.items) {
    if (signal.aborted) return
    if (!ids.has(item.permalink))
      ids.set(item.permalink, await createItem(ctx, item, { taxonomy, start, ids }))
  }
}
