import type { SocialPlatform } from '@vitrine/domain/accounts/account-profile.ts'
import type { AccountStatus, SubscriptionType } from '@vitrine/domain/accounts/subscription.ts'
import type { ThemeName } from '@vitrine/domain/appearance/theme-name.ts'
import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import type { Language } from '@vitrine/domain/language.ts'
import { sql } from 'kysely'
import { chooseSubDomain, claimDomain } from '#features/hosts/index.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import type { Ctx } from '#platform/context/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { emit } from '#platform/events/emit.ts'

export interface NewAccount {
  businessName: string
  agencyId: string | null
  language: Language
  /** free unless said otherwise (ACC-009). */
  subscriptionType?: SubscriptionType
  status?: AccountStatus
  /** A whole host name for the live site; without one it gets a sub-domain of the product (HST-015). */
  domain?: string
  /** The sub-domain asked for; the business name when left out. */
  subDomain?: string
  description?: string
  /** Digits with an optional leading `+`. */
  phone?: string
  email?: string
  website?: string
  logo?: string
  address?: string
  lat?: number
  lng?: number
  socialPlatforms?: readonly SocialPlatform[]
  themeValue?: ThemeName
  primaryColor?: string
  asPrimaryInAgency?: boolean
}

/**
 * Writes an account, the host of its live site and its state, in a transaction that may come from anywhere: it enters
 * the new account, so that tenant rows may follow (HST-014 to HST-016). Emits `account.changed` and `account.signed-up`,
 * whose listeners give it its first content types. May throw `domainNotValid` or `domainTaken`.
 */
export async function createAccount(
  ctx: Pick<Ctx, 'config' | 'now' | 'newId' | 'actor'>,
  tx: Tx,
  input: NewAccount,
): Promise<{ accountId: AuthorizedAccount; domain: string }> {
  const now = ctx.now()
  // nobody but its maker knows the id yet
  const accountId = ctx.newId<AuthorizedAccount>()
  const domain = input.domain
    ? await claimDomain(ctx, tx, input.domain)
    : await chooseSubDomain(ctx, tx, input.subDomain ?? input.businessName)
  await tx
    .insertInto('accounts')
    .values({ id: accountId, ...accountColumns(input), created_at: now, updated_at: now })
    .execute()
  await tx
    .insertInto('whitelabels')
    .values({
      id: ctx.newId(),
      type: 'account',
      whitelabel_domain: domain,
      account_id: accountId,
      agency_id: input.agencyId,
      business_name: input.businessName,
      email: input.email ?? null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await sql`select app.enter(${accountId}::uuid)`.execute(tx)
  await tx.insertInto('account_state').values({ account_id: accountId }).execute()
  await recordAudit(tx, ctx, accountId, { action: 'account.created', subjectId: accountId })
  await emit(tx, now, { type: 'account.changed', accountId, payload: {} })
  await emit(tx, now, { type: 'account.signed-up', accountId, payload: { accountId } })
  return { accountId, domain }
}

function accountColumns(input: NewAccount) {
  return {
    agency_id: input.agencyId,
    business_name: input.businessName,
    language: input.language,
    subscription_type: input.subscriptionType ?? 'free',
    status: input.status ?? 'Enabled',
    description: input.description ?? '',
    phone: input.phone ?? null,
    email: input.email ?? null,
    website: input.website ?? null,
    logo: input.logo ?? null,
    address: input.address ?? null,
    lat: input.lat ?? null,
    lng: input.lng ?? null,
    social_platforms: JSON.stringify(input.socialPlatforms ?? []),
    theme_value: input.themeValue ?? null,
    primary_color: input.primaryColor ?? null,
    as_primary_in_agency: input.asPrimaryInAgency ?? false,
  }
}
