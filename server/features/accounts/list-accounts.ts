import type { AccountSummary } from '@vitrine/contract/accounts.ts'
import type { AccountStatus, SubscriptionType } from '@vitrine/domain/accounts/subscription.ts'
import { sql } from 'kysely'
import { originOf } from '#features/hosts/index.ts'
import type { AgencyCtx } from '#platform/context/context.ts'
import { keysetOf, readKeyset } from '#platform/db/keyset.ts'
import { containing } from '#platform/db/like-pattern.ts'

const ACCOUNTS_PER_PAGE = 50 // ACC-013

export interface AccountQuery {
  after?: string | undefined
  search?: string | undefined
  status?: AccountStatus | undefined
  subscriptionType?: SubscriptionType | undefined
  sort: 'name' | 'newest'
}

/** The agency's own accounts by name or age, found by name, e-mail or domain (ACC-018). */
export async function listAccounts(
  ctx: AgencyCtx,
  query: AccountQuery,
): Promise<{ items: AccountSummary[]; next: string | null }> {
  const after = readKeyset(query.after, 2)
  const byName = query.sort === 'name'
  // ids are made in the order of time, so the newest are those with the highest
  const order = byName ? sql`lower(a.business_name), a.id` : sql`a.id desc`
  const beyond = byName
    ? sql`and (lower(a.business_name), a.id) > (${after?.[0]}, ${after?.[1]}::uuid)`
    : sql`and a.id < ${after?.[1]}::uuid`
  const wanted = query.search ? containing(query.search) : undefined
  const { rows } = await ctx.db.shared((tx) =>
    sql<AccountRow>`
      select a.id, a.business_name, a.logo, a.email, a.subscription_type, a.status, a.created_at, a.updated_at, w.domain,
             lower(a.business_name) as sort_name
        from accounts a
        left join lateral (select whitelabel_domain as domain from whitelabels where account_id = a.id and type = 'account'
                            order by created_at limit 1) w on true
       where a.agency_id = ${ctx.agency}
         ${query.status ? sql`and a.status = ${query.status}` : sql``}
         ${query.subscriptionType ? sql`and a.subscription_type = ${query.subscriptionType}` : sql``}
         ${wanted ? sql`and (a.business_name ilike ${wanted} or a.email ilike ${wanted} or w.domain ilike ${wanted})` : sql``}
         ${after ? beyond : sql``}
       order by ${order} limit ${ACCOUNTS_PER_PAGE + 1}`.execute(tx),
  )
  const items = rows.slice(0, ACCOUNTS_PER_PAGE)
  const last = rows.length > ACCOUNTS_PER_PAGE ? items.at(-1) : undefined
  return {
    items: items.map((row) => ({
      id: row.id,
      businessName: row.business_name,
      logo: row.logo,
      email: row.email,
      subscriptionType: row.subscription_type,
      status: row.status,
      siteUrl: row.domain ? originOf(ctx.config, row.domain) : null,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    })),
    next: last ? keysetOf([last.sort_name, last.id]) : null,
  }
}

interface AccountRow {
  id: string
  business_name: string
  logo: string | null
  email: string | null
  subscription_type: SubscriptionType
  status: AccountStatus
  created_at: Date
  updated_at: Date
  domain: string | null
  sort_name: string
}
