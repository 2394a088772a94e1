import type { Access } from '@vitrine/contract/route.ts'
import type { UserActor } from '@vitrine/domain/auth/actor.ts'
import type { AuthorizedAccount, AuthorizedAgency } from '@vitrine/domain/ids.ts'
import { noPermission, Problem } from '@vitrine/domain/problem.ts'
import type { AccountCtx, Ctx } from '#platform/context/context.ts'
import { tokenHash } from '#platform/crypto/tokens.ts'
import { actorOf } from './person.ts'
import { findByAccessToken, lostItsPerson } from './queries.ts'

/**
 * Who a bearer token belongs to right now; undefined when it is missing, old or withdrawn, or its person disabled.
 * Throws notSignedIn `userNotFound` when her record is gone altogether (AUT-016).
 */
export async function findActor(
  ctx: Pick<Ctx, 'db' | 'now'>,
  bearer: string | undefined,
): Promise<UserActor | undefined> {
  if (!bearer) return undefined
  const hash = tokenHash(bearer)
  return ctx.db.shared(async (tx) => {
    const person = await findByAccessToken(tx, hash, ctx.now())
    if (person) return actorOf(person)
    if (await lostItsPerson(tx, hash, ctx.now()))
      throw new Problem('notSignedIn', 'userNotFound', 'Sorry, user not found')
    return undefined
  })
}

/**
 * Lets a caller through to a route, or throws: notSignedIn without a session, notFound for an account or agency that is
 * not hers (never saying that it exists), notAllowed when her role is not on the route's list (SEC-001, SEC-002).
 */
export function admit(ctx: Ctx, access: Access, accountId: string | undefined): Ctx {
  if (access.scope === 'public') return ctx
  const { actor } = ctx
  if (actor.kind !== 'user') throw new Problem('notSignedIn', 'notSignedIn', 'Sign in first')
  switch (access.scope) {
    case 'signedIn':
      return ctx
    case 'house':
      if (actor.viewRole !== 'house') throw noPermission()
      return ctx
    case 'agency': {
      if (!access.roles.includes(actor.viewRole) || !actor.agencyId) throw noPermission()
      // the one place where an agency is authorised
      return Object.assign(ctx, { agency: actor.agencyId as string as AuthorizedAgency })
    }
    case 'account':
      return enterAccount(ctx, actor, accountId, access.roles)
  }
}

function enterAccount(
  ctx: Ctx,
  actor: UserActor,
  accountId: string | undefined,
  roles: readonly string[],
): Ctx {
  if (accountId !== undefined && accountId !== actor.accountId)
    throw new Problem('notFound', 'notFound', 'There is no such account')
  if (!actor.accountId || !roles.includes(actor.viewRole)) throw noPermission()
  const entered: Pick<AccountCtx, 'account' | 'role' | 'rights'> = {
    // the one place where an account is authorised
    account: actor.accountId as string as AuthorizedAccount,
    role: actor.viewRole,
    rights: actor.rights,
  }
  return Object.assign(ctx, entered)
}
