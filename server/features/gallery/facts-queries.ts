import type { SubscriptionType } from '@vitrine/domain/accounts/subscription.ts'
import type { PublicPicture } from '@vitrine/domain/content/public-copy.ts'
import type { TagChoice } from '@vitrine/domain/gallery/filters.ts'
import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { ShownStatuses } from './visible.ts'

/** What may be known in public of an account, its agency and its labels; nothing else is selected (PUB-001). */
export interface AccountFactsRow {
  id: string
  update_count: string
  site_settings: unknown
  business_name: string
  description: string
  phone: string | null
  logo: string | null
  address: string | null
  social_platforms: unknown
  subscription_type: SubscriptionType
  status: 'Enabled' | 'Disabled'
  language: string
  theme_value: string | null
  primary_color: string | null
  agency_name: string | null
  agency_home_url: string | null
  agency_domain: string | null
  /** The live site's own address; null while it has none. */
  site_domain: string | null
  content_types: { id: string; key: string | null; label: string }[]
  categories: string[]
  services: { id: string; label: string }[]
  tags: TagChoice[]
}

/** One query for account, state, agency and labels. */
export async function findAccountFacts(
  tx: Tx,
  account: AuthorizedAccount,
): Promise<AccountFactsRow | undefined> {
  const { rows } = await sql<AccountFactsRow>`
    select a.id, s.update_count, s.site_settings, a.business_name, a.description, a.phone, a.logo, a.address,
      a.social_platforms, a.subscription_type, a.status, a.language, a.theme_value, a.primary_color,
      coalesce(nullif(g.app_name, ''), g.business_name) as agency_name, g.app_home_url as agency_home_url,
      (select w.whitelabel_domain from whitelabels w where w.agency_id = g.id and w.type = 'agency'
        order by w.created_at limit 1) as agency_domain,
      (select w.whitelabel_domain from whitelabels w where w.account_id = a.id and w.type = 'account'
        order by w.created_at limit 1) as site_domain,
      coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'key', t.key, 'label', t.label) order by t.position, t.id)
        from content_types t where t.account_id = ${account}), '[]') as content_types,
      coalesce((select jsonb_agg(c.label order by c.position, c.id)
        from categories c where c.account_id = ${account}), '[]') as categories,
      coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'label', v.label) order by v.position, v.id)
        from services v where v.account_id = ${account}), '[]') as services,
      coalesce((select jsonb_agg(jsonb_build_object('group', lg.label, 'tag', l.label) order by lg.position, lg.id, l.position, l.id)
        from labels l join label_groups lg on lg.account_id = l.account_id and lg.id = l.group_id
        where l.account_id = ${account} and lg.account_id = ${account}), '[]') as tags
    from accounts a join account_state s on s.account_id = a.id left join agencies g on g.id = a.agency_id
    where a.id = ${account} and s.account_id = ${account}`.execute(tx)
  return rows[0]
}

/** An entry of the reviews has stars, a film or words (GAL-041). */
export const isReview = sql`(rating is not null or jsonb_typeof(page->'mainVideo') = 'object'
  or coalesce(page->'presentation'->>'description', '') <> '' or coalesce(page->>'description', '') <> '')`

/** The picture that stands for the whole site: of the newest visible item that has one. */
export async function findSitePicture(
  tx: Tx,
  account: AuthorizedAccount,
  statuses: ShownStatuses,
): Promise<PublicPicture | null> {
  const { rows } = await sql<{ cover: PublicPicture }>`
    select card->'cover' as cover from content_public
     where account_id = ${account} and type_key is distinct from 'testimonial' and s_p = any(${statuses.publish})
       and s_c = any(${statuses.content}) and s_s = any(${statuses.service}) and jsonb_typeof(card->'cover') = 'object'
     order by updated_at desc, id desc limit 1`.execute(tx)
  return rows[0]?.cover ?? null
}

/** How many visible reviews there are per rating; a free account's newest ones only. */
export async function countReviews(
  tx: Tx,
  account: AuthorizedAccount,
  statuses: ShownStatuses,
  cap: number | null,
): Promise<{ rating: number | null; items: number }[]> {
  const { rows } = await sql<{ rating: number | null; items: number }>`
    select rating::float8 as rating, count(*)::int as items from (
      select rating from content_public
       where account_id = ${account} and type_key = 'testimonial' and s_p = any(${statuses.publish})
         and s_c = any(${statuses.content}) and s_s = any(${statuses.service}) and ${isReview}
       order by updated_at desc, id desc limit ${cap}
    ) newest group by rating`.execute(tx)
  return rows
}
