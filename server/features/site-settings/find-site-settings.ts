import { readSiteSettings, type SiteSettings } from '@vitrine/domain/gallery/site-settings.ts'
import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import type { Tx } from '#platform/db/database.ts'

/** The account's site settings with every default filled in (SIT-040). */
export async function findSiteSettings(tx: Tx, account: AuthorizedAccount): Promise<SiteSettings> {
  const row = await tx
    .selectFrom('account_state')
    .where('account_id', '=', account)
    .select('site_settings')
    .executeTakeFirst()
  return readSiteSettings(row?.site_settings)
}
