import type { UserType } from './user-type.ts'

/** What a person is on the screen she looks at (SES-004, ROL-001). `accounts`: several accounts, none picked yet (SES-006). */
export const VIEW_ROLES = [
  'house',
  'agencyAdmin',
  'agency',
  'agencyUser',
  'account',
  'accounts',
  'accountAdmin',
  'accountUser',
  'user',
] as const
export type ViewRole = (typeof VIEW_ROLES)[number]

export const AGENCY_ROLES: readonly ViewRole[] = ['agencyAdmin', 'agency', 'agencyUser']
export const ACCOUNT_ROLES: readonly ViewRole[] = ['account', 'accountAdmin', 'accountUser']

/** The facts a view role is derived from; `view` is what the session looks at. */
export interface ViewFacts {
  userType: UserType
  /** The agency in view; `own` when it is the agency's own login rather than a member of it. */
  viewAgency?: { isPrimary: boolean; role: MembershipRole; own?: boolean }
  /** The account in view; `entered` when house or agency came in from outside (SES-009). */
  viewAccount?: { isPrimary: boolean; role: MembershipRole; entered?: boolean }
  /** Set when the person looks at the account as one of its limited users. */
  viewsAsUser?: boolean
  accountCount: number
}

export type MembershipRole = 'admin' | 'user'

/** Derives the view role (SES-005); shared by server and console. */
export function deriveViewRole(facts: ViewFacts): ViewRole {
  if (facts.viewsAsUser) return 'user'
  if (facts.viewAccount) {
    if (facts.viewAccount.entered) return 'accountAdmin'
    if (facts.viewAccount.isPrimary) return 'account'
    return facts.viewAccount.role === 'admin' ? 'accountAdmin' : 'accountUser'
  }
  if (facts.viewAgency) {
    if (facts.viewAgency.own) return 'agency'
    return facts.viewAgency.isPrimary ? 'agencyAdmin' : 'agencyUser'
  }
  if (facts.userType === 'house') return 'house'
  return facts.accountCount > 1 ? 'accounts' : 'user'
}
