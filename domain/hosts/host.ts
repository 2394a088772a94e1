import type { AccountId, AgencyId } from '../ids.ts'

/** What a host shows of a brand, before anybody signs in (HST-002, HST-008, HST-009). */
export interface HostBrand {
  businessName: string
  appName: string
  appHomeUrl: string | undefined
  logo: string | undefined
  icon: string | undefined
  policyUrl: string | undefined
  themeValue: string | undefined
  primaryColor: string | undefined
  radius: string | undefined
}

/** What the name a request came to stands for; it decides the mode of everything (HST-001). */
export type Host =
  | { kind: 'platform'; name: string; brand: HostBrand }
  | { kind: 'agency'; name: string; brand: HostBrand; agencyId: AgencyId; allowSignUp: boolean }
  | { kind: 'account'; name: string; brand: HostBrand; accountId: AccountId; agencyId: AgencyId | undefined }
  | { kind: 'unknown'; name: string }

/** The name of a Host header: lowercase, without port or trailing dot; '' when it is not a name. */
export function hostName(header: string | undefined): string {
  const name = (header ?? '').trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  return /^[a-z0-9.-]{1,253}$/.test(name) || /^\[[0-9a-f:]+\]$/.test(name) ? name : ''
}
