import type { UserActor } from '@vitrine/domain/auth/actor.ts'
import { NO_PERMISSIONS, type Permissions, rightsInAccount } from '@vitrine/domain/auth/permissions.ts'
import type { UserType } from '@vitrine/domain/auth/user-type.ts'
import { deriveViewRole, type MembershipRole } from '@vitrine/domain/auth/view-role.ts'
import type { AccountId, AgencyId, SessionId, UserId } from '@vitrine/domain/ids.ts'

export interface Membership {
  account_id: string | null
  agency_id: string | null
  role: MembershipRole
  is_primary: boolean
  permissions: Partial<Permissions>
}

/** A session row with its person and all her memberships, as one query reads it. */
export interface SessionPerson {
  session_id: string
  user_id: string
  email: string
  type: UserType
  first_name: string
  last_name: string
  language: string | null
  theme_value: string | null
  view_account_id: string | null
  view_agency_id: string | null
  /** The agency of the account in view, and whether it is open; null without such an account. */
  view_account_agency_id: string | null
  view_account_status: string | null
  memberships: Membership[]
}

/** Who acts, worked out anew from the memberships as they are now: a right taken away ends with the next call (SES-014). */
export function actorOf(person: SessionPerson): UserActor {
  const view = viewOf(person)
  const accountCount = person.memberships.filter((membership) => membership.account_id).length
  const viewRole = deriveViewRole({
    userType: person.type,
    accountCount,
    ...(view.agency && { viewAgency: view.agency }),
    ...(view.account && { viewAccount: view.account }),
  })
  return {
    kind: 'user',
    // read from the id columns of their tables
    userId: person.user_id as UserId,
    sessionId: person.session_id as SessionId,
    agencyId: view.agencyId as AgencyId | undefined,
    accountId: view.accountId as AccountId | undefined,
    email: person.email,
    userType: person.type,
    viewRole,
    rights: rightsInAccount(viewRole, { ...NO_PERMISSIONS, ...view.permissions }),
    isSwitched: view.account?.entered ?? false,
  }
}

interface View {
  agencyId?: string
  accountId?: string
  agency?: { isPrimary: boolean; role: MembershipRole; own?: boolean }
  account?: { isPrimary: boolean; role: MembershipRole; entered?: boolean }
  permissions?: Partial<Permissions>
}

function viewOf(person: SessionPerson): View {
  const agencyMembership = person.memberships.find((one) => one.agency_id)
  const agency: View = agencyMembership?.agency_id
    ? {
        agencyId: agencyMembership.agency_id,
        agency: { isPrimary: agencyMembership.is_primary, role: agencyMembership.role },
      }
    : person.type === 'house' && person.view_agency_id
      ? { agencyId: person.view_agency_id, agency: { isPrimary: true, role: 'admin' } }
      : {}
  return { ...agency, ...accountView(person, agency.agencyId) }
}

function accountView(person: SessionPerson, agencyId: string | undefined): View {
  const accountId = person.view_account_id
  if (!accountId) return {}
  const own = person.memberships.find((one) => one.account_id === accountId)
  // a disabled account lets none of its own people in (ACC-012)
  if (own) {
    if (person.view_account_status !== 'Enabled') return {}
    return { accountId, account: { isPrimary: own.is_primary, role: own.role }, permissions: own.permissions }
  }
  const mayEnter =
    person.type === 'house' ||
    (agencyId !== undefined &&
      person.view_account_agency_id !== null &&
      person.view_account_agency_id === agencyId)
  return mayEnter ? { accountId, account: { isPrimary: false, role: 'admin', entered: true } } : {}
}
