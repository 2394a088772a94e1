import type { Tx } from '#platform/db/database.ts'

export type WhitelabelRow = NonNullable<Awaited<ReturnType<typeof findWhitelabel>>>

/** The white-label record of a domain, with the brand of its agency beside it (HST-006). */
export function findWhitelabel(tx: Tx, domain: string) {
  return tx
    .selectFrom('whitelabels as w')
    .leftJoin('accounts as a', 'a.id', 'w.account_id')
    .leftJoin('agencies as g', (join) =>
      join.on((on) => on('g.id', '=', on.fn.coalesce('w.agency_id', 'a.agency_id'))),
    )
    .where((on) => on(on.fn('lower', ['w.whitelabel_domain']), '=', domain))
    .select((pick) => [
      'w.type',
      'w.account_id',
      pick.fn.coalesce('w.agency_id', 'a.agency_id').as('agency_id'),
      'w.business_name',
      'w.app_name',
      'w.app_home_url',
      'w.logo',
      'w.icon',
      'w.policy_url',
      'w.theme_value',
      'w.primary_color',
      'w.allow_sign_up',
      'g.app_name as agency_app_name',
      'g.app_home_url as agency_app_home_url',
      'g.logo as agency_logo',
      'g.icon as agency_icon',
      'g.policy_url as agency_policy_url',
      'g.theme_value as agency_theme_value',
      'g.primary_color as agency_primary_color',
      'g.radius as agency_radius',
    ])
    .limit(1)
    .executeTakeFirst()
}

/** The public address of an account's live site, or undefined while it has none. */
export async function findSiteDomain(tx: Tx, accountId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('whitelabels')
    .where('account_id', '=', accountId)
    .where('type', '=', 'account')
    .select('whitelabel_domain')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row?.whitelabel_domain
}
