import type { ContentType } from '@vitrine/contract/taxonomy.ts'
import { NO_PERMISSIONS, type Permissions } from '@vitrine/domain/auth/permissions.ts'
import { addMember } from '#features/accounts/index.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import type { DemoAccount, DemoPerson } from './demo-data.ts'

/** Makes the others of a business its members; limited ones get rights by content type, which must exist by now (ROL-005). */
export async function addTeam(
  ctx: AccountCtx,
  account: DemoAccount,
  contentTypes: readonly ContentType[],
): Promise<void> {
  await ctx.db.shared(async (tx) => {
    for (const person of account.people.slice(1)) {
      const user = await tx
        .selectFrom('users')
        .where((on) => on(on.fn('lower', ['email']), '=', person.email))
        .select('id')
        .executeTakeFirst()
      // somebody took her out again before the demo was complete
      if (!user) continue
      const permissions = permissionsOf(person, contentTypes)
      await addMember(ctx, tx, { userId: user.id, accountId: ctx.account, role: person.role, permissions })
    }
  })
}

function permissionsOf({ permissions }: DemoPerson, contentTypes: readonly ContentType[]): Permissions {
  const { contentType = {}, ...others } = permissions ?? {}
  const byId = contentTypes.flatMap(({ id, key }) =>
    Object.entries(contentType).flatMap(([wanted, rights]) =>
      wanted === key ? [[id, rights] as const] : [],
    ),
  )
  return { ...NO_PERMISSIONS, ...others, contentType: Object.fromEntries(byId) }
}
