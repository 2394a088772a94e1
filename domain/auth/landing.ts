import { UNBUILT } from '../navigation/unbuilt.ts'
import type { UserType } from './user-type.ts'
import type { ViewRole } from './view-role.ts'

export interface LandingFacts {
  userType: UserType
  /** The person's own accounts. */
  accountCount: number
}

/**
 * Where sign-in leads, rules in this order (AUT-017, AUT-018): neither account nor agency → `/`; several accounts →
 * `/my-accounts`; an agency → its settings; one account, and every remaining case → `/welcome-user`.
 */
export function landingAfterSignIn({ userType, accountCount }: LandingFacts): string {
  if (accountCount === 0 && userType !== 'agency') return '/'
  if (userType !== 'agency' && accountCount > 1) return '/my-accounts'
  if (userType === 'agency') return built('/settings/account-agency')
  return '/welcome-user'
}

/** What `/` shows to a signed-in person (AUT-019); guests go to `/login`. */
export function defaultRoute(role: ViewRole): string {
  return built(DEFAULT_ROUTES[role])
}

const DEFAULT_ROUTES: Record<ViewRole, string> = {
  house: '/agency',
  agencyAdmin: '/accounts',
  agency: '/accounts',
  agencyUser: '/accounts',
  account: '/content-overview',
  accountAdmin: '/content-overview',
  accountUser: '/content-overview',
  accounts: '/my-accounts',
  user: '/welcome-user',
}

/** Nobody lands on a page that does not exist yet. */
const built = (path: string) => (UNBUILT.includes(path) ? '/welcome-user' : path)
