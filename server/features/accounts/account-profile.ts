import { type AccountProfile, accountProfile } from '@vitrine/contract/accounts.ts'
import type { SocialPlatform } from '@vitrine/domain/accounts/account-profile.ts'
import { isThemeName, type ThemeName } from '@vitrine/domain/appearance/theme-name.ts'
import { isLanguage, type Language } from '@vitrine/domain/language.ts'
import { Problem } from '@vitrine/domain/problem.ts'
import { findSiteDomain, originOf } from '#features/hosts/index.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import { bumpUpdateCount } from '#platform/db/bump-update-count.ts'
import type { Tx } from '#platform/db/database.ts'
import { emit } from '#platform/events/emit.ts'

export interface ProfileChange {
  version: string
  businessName?: string | undefined
  description?: string | undefined
  phone?: string | null | undefined
  email?: string | null | undefined
  website?: string | null | undefined
  logo?: string | null | undefined
  place?: { address: string; lat: number | null; lng: number | null } | null | undefined
  socialPlatforms?: readonly SocialPlatform[] | undefined
  language?: Language | undefined
  themeValue?: ThemeName | null | undefined
  primaryColor?: string | null | undefined
}

/** The record of the account in view (ACC-007, ACC-022). */
export function readAccountProfile(ctx: AccountCtx): Promise<AccountProfile> {
  return ctx.db.inAccount(ctx.account, (tx) => loadProfile(ctx, tx))
}

/** Changes the account's record; public pages show it at once. Throws conflict `versionConflict` (ACC-022, SES-009). */
export function updateAccountProfile(
  ctx: AccountCtx,
  { version, ...change }: ProfileChange,
): Promise<AccountProfile> {
  const { account } = ctx
  // the version is this very moment, so two saves may not share one
  const now = new Date(Math.max(ctx.now().getTime(), Date.parse(version) + 1))
  const { place, socialPlatforms, businessName } = change
  return ctx.db.inAccount(account, async (tx) => {
    const changed = await tx
      .updateTable('accounts')
      // kysely leaves out what is undefined
      .set({
        business_name: businessName,
        description: change.description,
        phone: change.phone,
        email: change.email,
        website: change.website,
        logo: change.logo,
        ...(place !== undefined && {
          address: place?.address || null,
          lat: place?.lat ?? null,
          lng: place?.lng ?? null,
        }),
        ...(socialPlatforms && { social_platforms: JSON.stringify(socialPlatforms) }),
        language: change.language,
        theme_value: change.themeValue,
        primary_color: change.primaryColor?.toLowerCase() ?? change.primaryColor,
        updated_at: now,
      })
      .where('id', '=', account)
      .where('updated_at', '=', new Date(version))
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw new Problem('conflict', 'versionConflict', 'Somebody changed this in the meantime')
    if (businessName !== undefined) {
      await tx
        .updateTable('whitelabels')
        .set({ business_name: businessName, updated_at: now })
        .where('account_id', '=', account)
        .where('type', '=', 'account')
        .execute()
    }
    await bumpUpdateCount(tx, account)
    await recordAudit(tx, ctx, account, {
      action: 'account.changed',
      subjectId: account,
      detail: { changed: Object.keys(change) },
    })
    await emit(tx, now, { type: 'account.changed', accountId: account, payload: {} })
    return loadProfile(ctx, tx)
  })
}

async function loadProfile(ctx: AccountCtx, tx: Tx): Promise<AccountProfile> {
  const row = await tx.selectFrom('accounts').where('id', '=', ctx.account).selectAll().executeTakeFirst()
  if (!row) throw new Problem('notFound', 'notFound', 'There is no such account')
  const domain = await findSiteDomain(tx, ctx.account)
  const socials = accountProfile.shape.socialPlatforms.safeParse(row.social_platforms)
  return {
    id: row.id,
    businessName: row.business_name,
    description: row.description,
    phone: row.phone,
    email: row.email,
    website: row.website,
    logo: row.logo,
    address: row.address,
    lat: row.lat,
    lng: row.lng,
    socialPlatforms: socials.data ?? [],
    language: isLanguage(row.language) ? row.language : 'en',
    themeValue: isThemeName(row.theme_value) ? row.theme_value : null,
    primaryColor: row.primary_color,
    siteUrl: domain ? originOf(ctx.config, domain) : null,
    version: row.updated_at.toISOString(),
  }
}
