import type { AccountId, AgencyId, SessionId, UserId } from '../ids.ts'
import type { AccountRights } from './permissions.ts'
import type { UserType } from './user-type.ts'
import type { ViewRole } from './view-role.ts'

/** Somebody signed in, with the view her session is in. */
export interface UserActor {
  kind: 'user'
  userId: UserId
  sessionId: SessionId
  email: string
  userType: UserType
  viewRole: ViewRole
  /** The agency she belongs to or looks at. */
  agencyId: AgencyId | undefined
  /** The account in view. */
  accountId: AccountId | undefined
  /** Rights inside the account in view. */
  rights: AccountRights
  /** True when she entered an account she is no member of (SES-009). */
  isSwitched: boolean
}

/** Who acts: nobody known, a person, or the system itself in a job. */
export type Actor = { kind: 'guest' } | UserActor | { kind: 'system'; job: string }
