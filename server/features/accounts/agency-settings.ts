import type { AgencySettings, RADII } from '@vitrine/contract/agencies.ts'
import { isThemeName, type ThemeName } from '@vitrine/domain/appearance/theme-name.ts'
import { Problem } from '@vitrine/domain/problem.ts'
import { originOf } from '#features/hosts/index.ts'
import { recordAccess } from '#platform/audit/record-access.ts'
import type { AgencyCtx } from '#platform/context/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { emit } from '#platform/events/emit.ts'

export interface AgencyChange {
  version: number
  businessName?: string | undefined
  appName?: string | undefined
  appHomeUrl?: string | null | undefined
  logo?: string | null | undefined
  icon?: string | null | undefined
  policyURL?: string | null | undefined
  themeValue?: ThemeName | null | undefined
  primaryColor?: string | null | undefined
  radius?: (typeof RADII)[number] | null | undefined
  allowSignUp?: boolean | undefined
  sidePanel?: boolean | undefined
  publishButton?: boolean | undefined
  shareButton?: boolean | undefined
  editPanel?: boolean | undefined
}

/** Profile and brand of the agency in view (ACC-004, ACC-005, ACC-021). */
export function readAgencySettings(ctx: AgencyCtx): Promise<AgencySettings> {
  return ctx.db.shared((tx) => loadSettings(ctx, tx))
}

/**
 * Changes the agency and copies its brand to its white-label records, so that every host shows it at once (HST-009,
 * HST-011). Throws conflict `versionConflict` when somebody saved in between.
 */
export function updateAgencySettings(
  ctx: AgencyCtx,
  { version, ...change }: AgencyChange,
): Promise<AgencySettings> {
  const now = ctx.now()
  const { allowSignUp, businessName, radius, sidePanel, publishButton, shareButton, editPanel, ...look } =
    change
  const brand = {
    business_name: businessName,
    app_name: look.appName,
    app_home_url: look.appHomeUrl,
    logo: look.logo,
    icon: look.icon,
    policy_url: look.policyURL,
    theme_value: look.themeValue,
    primary_color: look.primaryColor?.toLowerCase() ?? look.primaryColor,
  }
  const switches = {
    side_panel: sidePanel,
    publish_button: publishButton,
    share_button: shareButton,
    edit_panel: editPanel,
  }
  return ctx.db.shared(async (tx) => {
    const changed = await tx
      .updateTable('agencies')
      // kysely leaves out what is undefined
      .set({ ...brand, ...switches, radius, updated_at: now, version: version + 1 })
      .where('id', '=', ctx.agency)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw new Problem('conflict', 'versionConflict', 'Somebody changed this in the meantime')
    const records = await tx
      .updateTable('whitelabels')
      .set({ ...brand, allow_sign_up: allowSignUp, updated_at: now })
      .where('agency_id', '=', ctx.agency)
      .where('type', '=', 'agency')
      .returning('id')
      .execute()
    for (const { id } of records)
      await emit(tx, now, { type: 'whitelabel.changed', accountId: null, payload: { whitelabelId: id } })
    await recordAccess(tx, ctx, {
      action: 'agency.settings-changed',
      userId: ctx.actor.userId,
      agencyId: ctx.agency,
      detail: { changed: Object.keys(change) },
    })
    return loadSettings(ctx, tx)
  })
}

async function loadSettings(ctx: AgencyCtx, tx: Tx): Promise<AgencySettings> {
  const agency = await tx.selectFrom('agencies').where('id', '=', ctx.agency).selectAll().executeTakeFirst()
  if (!agency) throw new Problem('notFound', 'notFound', 'There is no such agency')
  const record = await tx
    .selectFrom('whitelabels')
    .where('agency_id', '=', ctx.agency)
    .where('type', '=', 'agency')
    .select(['whitelabel_domain', 'allow_sign_up'])
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return {
    id: agency.id,
    businessName: agency.business_name,
    appName: agency.app_name,
    appHomeUrl: agency.app_home_url,
    logo: agency.logo,
    icon: agency.icon,
    policyURL: agency.policy_url,
    themeValue: isThemeName(agency.theme_value) ? agency.theme_value : null,
    primaryColor: agency.primary_color,
    radius: asRadius(agency.radius),
    allowSignUp: record?.allow_sign_up ?? false,
    advancedAgency: agency.advanced_agency,
    sidePanel: agency.side_panel,
    publishButton: agency.publish_button,
    shareButton: agency.share_button,
    editPanel: agency.edit_panel,
    url: record ? originOf(ctx.config, record.whitelabel_domain) : null,
    canEdit: ctx.actor.viewRole !== 'agencyUser',
    version: agency.version,
  }
}

function asRadius(text: string | null): AgencySettings['radius'] {
  return text === 'sharp' || text === 'round' || text === 'soft' ? text : null
}
