import { hostName } from '@vitrine/domain/hosts/host.ts'
import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import { sql } from 'kysely'
import type { Ctx } from '#platform/context/context.ts'

/** An account whose public side a caller asks for, by the host he came to, a host name, or its id. */
export interface PublicTarget {
  host?: string | undefined
  accountId?: string | undefined
}

/**
 * Lets anybody in to the public copies of an account, nothing else: on a live site only to its own, on an agency's
 * host only to that agency's accounts. Undefined: there is no such account here.
 */
export async function findPublicAccount(
  ctx: Ctx,
  target: PublicTarget,
): Promise<AuthorizedAccount | undefined> {
  const { host } = ctx
  if (host.kind === 'unknown') return undefined
  if (host.kind === 'account') {
    if (target.accountId !== undefined && target.accountId !== host.accountId) return undefined
    if (target.host !== undefined && hostName(target.host) !== host.name) return undefined
    return publicAccount(host.accountId)
  }
  if (target.accountId === undefined && target.host === undefined) return undefined
  const agencyId = host.kind === 'agency' ? host.agencyId : null
  const { rows } = await ctx.db.query(FIND_ACCOUNT, [
    target.accountId ?? null,
    target.host === undefined ? null : hostName(target.host),
    agencyId,
  ])
  const id = rows[0]?.id
  return typeof id === 'string' ? publicAccount(id) : undefined
}

/** The one place where the public side of an account opens: whoever enters reads content_public and the site's own facts. */
export function publicAccount(accountId: string): AuthorizedAccount {
  return accountId as AuthorizedAccount
}

const FIND_ACCOUNT = `
  select a.id from accounts a
   where ($1::uuid is null or a.id = $1)
     and ($2::text is null or exists (select from whitelabels w
           where w.account_id = a.id and w.type = 'account' and lower(w.whitelabel_domain) = $2))
     and ($3::uuid is null or a.agency_id = $3)
   limit 1`

/** The version of everything public of an account, undefined when there is none (PUB-007). */
export async function readPublicVersion(db: Ctx['db'], accountId: string): Promise<string | undefined> {
  const account = publicAccount(accountId)
  return db.inAccount(account, async (tx) => {
    const { rows } = await sql<{ update_count: string }>`
      select update_count from account_state where account_id = ${account}`.execute(tx)
    return rows[0]?.update_count
  })
}
