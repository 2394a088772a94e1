import type { ThemeName } from '@vitrine/domain/appearance/theme-name.ts'
import type { AgencyId, WhitelabelId } from '@vitrine/domain/ids.ts'
import { chooseSubDomain, claimDomain } from '#features/hosts/index.ts'
import type { Services } from '#platform/context/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { emit } from '#platform/events/emit.ts'

export interface NewAgency {
  businessName: string
  /** The name of the product under this brand; the business name when left out. */
  appName?: string
  /** A whole host name; without one the agency gets a sub-domain of the product (HST-015). */
  domain?: string
  /** The sub-domain asked for; the business name when left out. */
  subDomain?: string
  appHomeUrl?: string
  logo?: string
  icon?: string
  policyUrl?: string
  themeValue?: ThemeName
  /** `#rrggbb` */
  primaryColor?: string
  radius?: 'sharp' | 'round' | 'soft'
  allowSignUp?: boolean
  advancedAgency?: boolean
  freeCode?: string
  inviteCode?: string
}

/** Writes an agency and its white-label record (HST-002, HST-007, HST-009). May throw `domainNotValid` or `domainTaken`. */
export async function createAgency(
  ctx: Pick<Services, 'config' | 'now' | 'newId'>,
  tx: Tx,
  input: NewAgency,
): Promise<{ agencyId: AgencyId; domain: string }> {
  const now = ctx.now()
  const agencyId = ctx.newId<AgencyId>()
  const whitelabelId = ctx.newId<WhitelabelId>()
  const domain = input.domain
    ? await claimDomain(ctx, tx, input.domain)
    : await chooseSubDomain(ctx, tx, input.subDomain ?? input.businessName)
  const brand = {
    business_name: input.businessName,
    app_name: input.appName ?? input.businessName,
    app_home_url: input.appHomeUrl ?? null,
    logo: input.logo ?? null,
    icon: input.icon ?? null,
    policy_url: input.policyUrl ?? null,
    theme_value: input.themeValue ?? null,
    primary_color: input.primaryColor ?? null,
    created_at: now,
    updated_at: now,
  }
  await tx
    .insertInto('agencies')
    .values({
      ...brand,
      id: agencyId,
      radius: input.radius ?? null,
      advanced_agency: input.advancedAgency ?? false,
      free_code: input.freeCode ?? null,
      invite_code: input.inviteCode ?? null,
    })
    .execute()
  await tx
    .insertInto('whitelabels')
    .values({
      ...brand,
      id: whitelabelId,
      type: 'agency',
      whitelabel_domain: domain,
      agency_id: agencyId,
      allow_sign_up: input.allowSignUp ?? false,
    })
    .execute()
  await emit(tx, now, { type: 'whitelabel.changed', accountId: null, payload: { whitelabelId } })
  return { agencyId, domain }
}
