import type { Permissions } from '@vitrine/domain/auth/permissions.ts'
import type { MembershipRole } from '@vitrine/domain/auth/view-role.ts'
import type { Services } from '#platform/context/context.ts'
import type { Tx } from '#platform/db/database.ts'

/** Where a person belongs: one account or one agency. */
export type NewMember = {
  userId: string
  role: MembershipRole
  isPrimary?: boolean
  permissions?: Partial<Permissions>
} & ({ accountId: string; agencyId?: never } | { agencyId: string; accountId?: never })

/** Makes a person a member of an account or an agency; twice is once (ACC-001). */
export async function addMember(
  ctx: Pick<Services, 'now' | 'newId'>,
  tx: Tx,
  input: NewMember,
): Promise<void> {
  await tx
    .insertInto('memberships')
    .values({
      id: ctx.newId(),
      user_id: input.userId,
      account_id: input.accountId ?? null,
      agency_id: input.agencyId ?? null,
      role: input.role,
      is_primary: input.isPrimary ?? false,
      permissions: JSON.stringify(input.permissions ?? {}),
      created_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'account_id', 'agency_id']).doNothing())
    .execute()
}
