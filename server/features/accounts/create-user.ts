import type { UserType } from '@vitrine/domain/auth/user-type.ts'
import type { UserId } from '@vitrine/domain/ids.ts'
import type { Language } from '@vitrine/domain/language.ts'
import { Problem } from '@vitrine/domain/problem.ts'
import type { Services } from '#platform/context/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { violatedConstraint } from '#platform/db/errors.ts'

export interface NewUser {
  email: string
  /** As made by the auth feature's `hashPassword`; null for a login without one. */
  passwordHash: string | null
  /** account unless said otherwise; no public route passes `house` (AUT-024, AUT-046). */
  type?: UserType
  firstName: string
  lastName: string
  language?: Language
}

/** Writes a login. Throws conflict `emailInUse` when the address has one already. */
export async function createUser(
  ctx: Pick<Services, 'now' | 'newId'>,
  tx: Tx,
  input: NewUser,
): Promise<{ userId: UserId }> {
  const userId = ctx.newId<UserId>()
  const now = ctx.now()
  try {
    await tx
      .insertInto('users')
      .values({
        id: userId,
        email: input.email.trim().toLowerCase(),
        password_hash: input.passwordHash,
        type: input.type ?? 'account',
        first_name: input.firstName,
        last_name: input.lastName,
        language: input.language ?? null,
        created_at: now,
        updated_at: now,
      })
      .execute()
  } catch (error) {
    if (violatedConstraint(error)?.name === 'users_email')
      throw new Problem('conflict', 'emailInUse', 'This address is in use already')
    throw error
  }
  return { userId }
}
