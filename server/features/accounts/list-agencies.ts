import type { AgencySummary } from '@vitrine/contract/agencies.ts'
import { sql } from 'kysely'
import { originOf } from '#features/hosts/index.ts'
import type { UserCtx } from '#platform/context/context.ts'
import { keysetOf, readKeyset } from '#platform/db/keyset.ts'
import { containing } from '#platform/db/like-pattern.ts'

const AGENCIES_PER_PAGE = 50 // ACC-013

/** All agencies by name with the number of their accounts, for the house (ACC-020). */
export async function listAgencies(
  ctx: UserCtx,
  query: { after?: string | undefined; search?: string | undefined },
): Promise<{ items: AgencySummary[]; next: string | null }> {
  const after = readKeyset(query.after, 2)
  const wanted = query.search ? containing(query.search) : undefined
  const { rows } = await ctx.db.shared((tx) =>
    sql<AgencyRow>`
      with listed as (
        select g.*, lower(g.business_name) as sort_name, w.domain from agencies g
          left join lateral (select whitelabel_domain as domain from whitelabels where agency_id = g.id and type = 'agency'
                              order by created_at limit 1) w on true
         where true
           ${wanted ? sql`and (g.business_name ilike ${wanted} or g.app_name ilike ${wanted} or w.domain ilike ${wanted})` : sql``}
           ${after ? sql`and (lower(g.business_name), g.id) > (${after[0]}, ${after[1]}::uuid)` : sql``}
         order by lower(g.business_name), g.id limit ${AGENCIES_PER_PAGE + 1}
      )
      select l.id, l.business_name, l.app_name, l.logo, l.advanced_agency, l.created_at, l.domain, l.sort_name,
             count(a.id)::integer as account_count
        from listed l left join accounts a on a.agency_id = l.id
       group by l.id, l.business_name, l.app_name, l.logo, l.advanced_agency, l.created_at, l.domain, l.sort_name
       order by l.sort_name, l.id`.execute(tx),
  )
  const items = rows.slice(0, AGENCIES_PER_PAGE)
  const last = rows.length > AGENCIES_PER_PAGE ? items.at(-1) : undefined
  return {
    items: items.map((row) => ({
      id: row.id,
      businessName: row.business_name,
      appName: row.app_name,
      logo: row.logo,
      advancedAgency: row.advanced_agency,
      url: row.domain ? originOf(ctx.config, row.domain) : null,
      accountCount: row.account_count,
      createdAt: row.created_at.toISOString(),
    })),
    next: last ? keysetOf([last.sort_name, last.id]) : null,
  }
}

interface AgencyRow {
  id: string
  business_name: string
  app_name: string
  logo: string | null
  advanced_agency: boolean
  created_at: Date
  domain: string | null
  sort_name: string
  account_count: number
}
