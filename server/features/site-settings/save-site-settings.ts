import { sql } from 'kysely'
import { recordAudit } from '#platform/audit/record-audit.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import { bumpUpdateCount } from '#platform/db/bump-update-count.ts'
import { emit } from '#platform/events/emit.ts'

/**
 * Stores these settings of the public site beside the others; pages show them at once. Values are read through
 * `readSiteSettings`, which passes over what it does not know (SIT-040).
 */
export async function saveSiteSettings(
  ctx: AccountCtx,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { account } = ctx
  await ctx.db.inAccount(account, async (tx) => {
    await bumpUpdateCount(tx, account)
    await tx
      .updateTable('account_state')
      .set({
        site_settings: sql`site_settings || ${JSON.stringify(changes)}::jsonb`,
        site_settings_version: sql`site_settings_version + 1`,
      })
      .where('account_id', '=', account)
      .execute()
    await emit(tx, ctx.now(), { type: 'site-settings.saved', accountId: account, payload: {} })
    await recordAudit(tx, ctx, account, {
      action: 'siteSettings.update',
      subjectId: account,
      detail: { changed: Object.keys(changes) },
    })
  })
}
