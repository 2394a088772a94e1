import type { AccountId, AgencyId, AuthorizedAccount, UserId } from '@vitrine/domain/ids.ts'
import type { AccountCtx, Services } from '#platform/context/context.ts'
import { newIdAt } from '#platform/crypto/new-id.ts'
import type { DemoAccount } from './demo-data.ts'
import type { DemoIds } from './demo-marks.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The owner of a business at work in it, as if she had signed in. */
export function actAsOwner(services: Services, account: DemoAccount, ids: DemoIds[string]): AccountCtx {
  // the ids were written down when the demo made these very rows
  const accountId = ids.accountId as AuthorizedAccount
  const rights = { full: true } as const
  return {
    ...services,
    host: { kind: 'unknown', name: 'demo' },
    requestId: 'demo',
    ip: '',
    account: accountId,
    role: 'account',
    rights,
    actor: {
      kind: 'user',
      userId: ids.ownerId as UserId,
      sessionId: services.newId(),
      email: account.people[0]?.email ?? '',
      userType: 'account',
      viewRole: 'account',
      agencyId: ids.agencyId as AgencyId,
      accountId: accountId as string as AccountId,
      rights,
      isSwitched: false,
    },
  }
}

/** The same, some days before the demo was made: what she does then bears that date. */
export function daysBefore(ctx: AccountCtx, start: Date, days: number): AccountCtx {
  const at = new Date(start.getTime() - days * DAY_MS)
  return {
    ...ctx,
    now: () => at,
    // the kind is only a name in the types
    newId: <Kind extends string>() => newIdAt(at.getTime()) as Kind,
  }
}
