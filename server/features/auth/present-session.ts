import type { Session } from '@vitrine/contract/session.ts'
import { mayChangeContentType } from '@vitrine/domain/auth/permissions.ts'
import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import { isLanguage } from '@vitrine/domain/language.ts'
import { sql } from 'kysely'
import { originOf } from '#features/hosts/index.ts'
import type { Ctx } from '#platform/context/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { actorOf, type SessionPerson } from './person.ts'
import { readSessionNames } from './queries.ts'

/** Who is signed in, for the screen (SES-001, SES-004); fields written out by hand. */
export async function presentSession(
  ctx: Pick<Ctx, 'config'>,
  tx: Tx,
  person: SessionPerson,
): Promise<Session> {
  const actor = actorOf(person)
  const ownAccountIds = person.memberships.flatMap((one) => (one.account_id ? [one.account_id] : []))
  const names = await readSessionNames(tx, {
    accountId: actor.accountId,
    agencyId: actor.agencyId,
    ownAccountIds,
  })
  const account = names?.account
  const inView = person.memberships.find(
    (one) => (one.account_id ?? one.agency_id) === (actor.accountId ?? actor.agencyId),
  )
  const contentTypeIds = account ? await readContentTypeIds(tx, account.id) : []
  return {
    user: {
      id: person.user_id,
      email: person.email,
      firstName: person.first_name,
      lastName: person.last_name,
      type: person.type,
      language: isLanguage(person.language) ? person.language : null,
      themeValue: person.theme_value,
    },
    viewRole: actor.viewRole,
    role:
      person.type === 'house' || inView?.is_primary || inView?.role === 'admin' || actor.isSwitched
        ? 'admin'
        : 'user',
    agency: names?.agency ?? null,
    account: account
      ? {
          id: account.id,
          businessName: account.businessName,
          logo: account.logo,
          language: isLanguage(account.language) ? account.language : 'en',
          status: account.status,
          subscriptionType: account.subscriptionType,
          siteUrl: account.domain ? originOf(ctx.config, account.domain) : null,
          asPrimaryInAgency: account.asPrimaryInAgency,
        }
      : null,
    accounts: names?.accounts ?? [],
    isSwitched: actor.isSwitched,
    permissions: actor.rights.full ? null : actor.rights.permissions,
    can: {
      createContentTypes: contentTypeIds.filter((id) => mayChangeContentType(actor.rights, 'create', id)),
    },
  }
}

/** The account was found through the session, so it may be entered for this one read. */
async function readContentTypeIds(tx: Tx, accountId: string): Promise<string[]> {
  await sql`select app.enter(${accountId as AuthorizedAccount}::uuid)`.execute(tx) // comes from the session's own view
  const rows = await tx
    .selectFrom('content_types')
    .where('account_id', '=', accountId)
    .select('id')
    .orderBy('position')
    .execute()
  return rows.map((row) => row.id)
}
