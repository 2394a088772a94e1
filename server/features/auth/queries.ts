import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { SessionPerson } from './person.ts'

const personColumns = sql`
  s.id as session_id, u.id as user_id, u.email, u.type, u.first_name, u.last_name, u.language, u.theme_value,
  s.view_account_id, s.view_agency_id, a.agency_id as view_account_agency_id, a.status as view_account_status,
  coalesce((select jsonb_agg(jsonb_build_object('account_id', m.account_id, 'agency_id', m.agency_id, 'role', m.role,
              'is_primary', m.is_primary, 'permissions', m.permissions) order by m.created_at, m.id)
            from memberships m where m.user_id = u.id), '[]') as memberships`

/** The person behind an access token that is still good; one query on local and reference tables. */
export async function findByAccessToken(tx: Tx, hash: Buffer, now: Date): Promise<SessionPerson | undefined> {
  const { rows } = await sql<SessionPerson>`
    select ${personColumns} from sessions s join users u on u.id = s.user_id left join accounts a on a.id = s.view_account_id
     where s.access_hash = ${hash} and s.access_expires_at > ${now} and s.revoked_at is null and not u.is_disabled`.execute(
    tx,
  )
  return rows[0]
}

/** Whether a session that is still good belongs to a person whose record is gone (AUT-016). */
export async function lostItsPerson(tx: Tx, hash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from sessions s where s.access_hash = ${hash} and s.access_expires_at > ${now} and s.revoked_at is null
       and not exists (select from users u where u.id = s.user_id)`.execute(tx)
  return rows.length > 0
}

export async function findBySession(tx: Tx, sessionId: string): Promise<SessionPerson | undefined> {
  const { rows } = await sql<SessionPerson>`
    select ${personColumns} from sessions s join users u on u.id = s.user_id left join accounts a on a.id = s.view_account_id
     where s.id = ${sessionId} and not u.is_disabled`.execute(tx)
  return rows[0]
}

export function findUserByEmail(tx: Tx, email: string) {
  return tx
    .selectFrom('users')
    .where((on) => on(on.fn('lower', ['email']), '=', email))
    .select(['id', 'email', 'password_hash', 'type', 'first_name', 'is_disabled', 'language'])
    .executeTakeFirst()
}

/** Ends every session of a person, but the one to keep. */
export async function endSessionsOf(tx: Tx, userId: string, now: Date, keep?: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(keep !== undefined, (query) => query.where('id', '<>', keep ?? ''))
    .execute()
}

/** What the answer to "who am I" names of the account and agency in view and of the own accounts. */
export async function readSessionNames(
  tx: Tx,
  view: { accountId: string | undefined; agencyId: string | undefined; ownAccountIds: string[] },
) {
  const { rows } = await sql<{
    account: AccountNames | null
    agency: { id: string; businessName: string; appName: string; advancedAgency: boolean } | null
    accounts: { id: string; businessName: string; logo: string | null }[]
  }>`
    select
      (select jsonb_build_object('id', a.id, 'businessName', a.business_name, 'logo', a.logo, 'language', a.language,
                'status', a.status, 'subscriptionType', a.subscription_type, 'asPrimaryInAgency', a.as_primary_in_agency,
                'domain', (select w.whitelabel_domain from whitelabels w where w.account_id = a.id and w.type = 'account'
                            order by w.created_at limit 1))
         from accounts a where a.id = ${view.accountId ?? null}) as account,
      (select jsonb_build_object('id', g.id, 'businessName', g.business_name, 'appName', g.app_name, 'advancedAgency', g.advanced_agency)
         from agencies g where g.id = ${view.agencyId ?? null}) as agency,
      coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'businessName', a.business_name, 'logo', a.logo) order by a.business_name, a.id)
         from accounts a where a.id = any(${view.ownAccountIds.slice(0, 100)}::uuid[])), '[]') as accounts`.execute(
    tx,
  )
  return rows[0]
}

interface AccountNames {
  id: string
  businessName: string
  logo: string | null
  language: string
  status: 'Enabled' | 'Disabled'
  subscriptionType: 'free' | 'paid' | 'pending'
  asPrimaryInAgency: boolean
  domain: string | null
}
