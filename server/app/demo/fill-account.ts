import { saveSiteSettings } from '#features/site-settings/index.ts'
import { readTaxonomy, updateService } from '#features/taxonomy/index.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import { addTeam } from './add-team.ts'
import type { DemoAccount } from './demo-data.ts'
import { createItem } from './fill-items.ts'
import { fillTaxonomy } from './fill-taxonomy.ts'
import { createPictureDesk, type PictureDesk } from './picture-desk.ts'
import type { WaitUntil } from './wait-until.ts'

export interface FillOptions {
  /** When the demo was made; the dates of its items count back from there. */
  start: Date
  waitUntil: WaitUntil
  signal: AbortSignal
  maxPictures: number
}

/** Gives a business its team, taxonomy and items, skipping what is there already; false when it was told to stop. */
export async function fillAccount(
  ctx: AccountCtx,
  account: DemoAccount,
  options: FillOptions,
): Promise<boolean> {
  const { start, waitUntil, signal, maxPictures } = options
  // a listener names them once the account is known
  const hasTypes = await waitUntil(async () => (await readTaxonomy(ctx)).contentTypes.length > 0)
  if (!hasTypes) return false
  const taxonomy = await fillTaxonomy(ctx, account.taxonomy)
  await addTeam(ctx, account, taxonomy.contentTypes)
  const items = await findItems(ctx)
  if (account.settings && items.size === 0) await saveSiteSettings(ctx, account.settings)
  const missing = account.items.filter((item) => !items.has(item.permalink))
  const desk = createPictureDesk(ctx, { account, waitUntil, limit: maxPictures })
  const order = prepareInOrder(desk, missing)
  for (const item of missing) {
    if (signal.aborted) break
    items.set(item.permalink, await createItem(ctx, item, { taxonomy, start, desk, items }))
  }
  await order
  if (signal.aborted) return false
  for (const { label, cover } of account.taxonomy.services) {
    const service = taxonomy.services.find((one) => one.label === label)
    const [coverMediaId] = cover ? await desk.place([cover]) : []
    if (service && coverMediaId && !service.cover) await updateService(ctx, service.id, { coverMediaId })
  }
  return true
}

/** Asks for every picture at once, in the items' order, so that the desk works ahead of the items. */
async function prepareInOrder(desk: PictureDesk, items: DemoAccount['items']): Promise<void> {
  await Promise.allSettled(
    items.flatMap((item) => [
      desk.place(item.pictures ?? []),
      ...(item.beforeAfter ? [desk.place([item.beforeAfter]), desk.placeBefore(item.beforeAfter)] : []),
      ...(item.customer?.photo ? [desk.place([item.customer.photo])] : []),
    ]),
  )
}

async function findItems(ctx: AccountCtx): Promise<Map<string, string>> {
  const rows = await ctx.db.inAccount(ctx.account, (tx) =>
    tx.selectFrom('contents').where('account_id', '=', ctx.account).select(['id', 'permalink']).execute(),
  )
  return new Map(rows.map((row) => [row.permalink, row.id]))
}
