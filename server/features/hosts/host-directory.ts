import { type Host, type HostBrand, hostName } from '@vitrine/domain/hosts/host.ts'
import type { AccountId, AgencyId } from '@vitrine/domain/ids.ts'
import type { Services } from '#platform/context/context.ts'
import { findWhitelabel, type WhitelabelRow } from './queries.ts'

/** Finds what a host name stands for; answers from memory until a white-label record changes anywhere (HST-001). */
export interface HostDirectory {
  find(header: string | undefined): Promise<Host>
  close(): void
}

const MAX_REMEMBERED = 5_000

export function createHostDirectory(services: Pick<Services, 'config' | 'db' | 'live'>): HostDirectory {
  const { config, db, live } = services
  const known = new Map<string, Host>()
  const platform = new Set(config.platformHosts)
  const stops = [
    live.subscribe((event) => {
      if (event.type === 'whitelabel.changed' || event.type === 'account.changed') known.clear()
    }),
    live.onGap(() => known.clear()),
  ]
  return {
    find: async (header) => {
      const name = hostName(header)
      if (platform.has(name)) return { kind: 'platform', name, brand: PLATFORM_BRAND }
      const remembered = known.get(name)
      if (remembered) return remembered
      const row = name ? await db.shared((tx) => findWhitelabel(tx, name)) : undefined
      const host = row ? asHost(name, row) : ({ kind: 'unknown', name } satisfies Host)
      // names are typed by strangers: the memory must not grow with them
      if (known.size >= MAX_REMEMBERED) known.clear()
      known.set(name, host)
      return host
    },
    close: () => {
      for (const stop of stops) stop()
    },
  }
}

/** The operator's own face, on hosts that belong to no agency. */
export const PLATFORM_BRAND: HostBrand = {
  businessName: 'Vitrine',
  appName: 'Vitrine',
  appHomeUrl: undefined,
  logo: undefined,
  icon: undefined,
  policyUrl: undefined,
  themeValue: undefined,
  primaryColor: undefined,
  radius: undefined,
}

function asHost(name: string, row: WhitelabelRow): Host {
  // the ids come from their own columns
  const agencyId = (row.agency_id ?? undefined) as AgencyId | undefined
  const brand: HostBrand = {
    businessName: row.business_name,
    appName: row.app_name ?? row.agency_app_name ?? row.business_name,
    appHomeUrl: row.app_home_url ?? row.agency_app_home_url ?? undefined,
    logo: row.logo ?? row.agency_logo ?? undefined,
    icon: row.icon ?? row.agency_icon ?? undefined,
    policyUrl: row.policy_url ?? row.agency_policy_url ?? undefined,
    themeValue: row.theme_value ?? row.agency_theme_value ?? undefined,
    primaryColor: row.primary_color ?? row.agency_primary_color ?? undefined,
    radius: row.agency_radius ?? undefined,
  }
  if (row.type === 'account' && row.account_id) {
    return { kind: 'account', name, brand, accountId: row.account_id as AccountId, agencyId } // its own column
  }
  if (!agencyId) return { kind: 'unknown', name }
  return { kind: 'agency', name, brand, agencyId, allowSignUp: row.allow_sign_up }
}
