import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { NAMED_USERS } from './in-use.ts'

/** What content is linked to through a table of its own. */
export type LinkedKind = 'category' | 'service' | 'label'

const TABLES: Record<LinkedKind, { table: string; column: string }> = {
  category: { table: 'content_categories', column: 'category_id' },
  service: { table: 'content_services', column: 'service_id' },
  label: { table: 'content_labels', column: 'label_id' },
}

/** Some items that carry one of these, one more than is named, so that "and others" can be said. */
export async function usersOf(tx: Tx, account: AuthorizedAccount, kind: LinkedKind, ids: readonly string[]) {
  const { table, column } = TABLES[kind]
  const { rows } = await sql<{ id: string; title: string }>`
    select distinct c.id, c.title from ${sql.table(table)} l
      join contents c on c.account_id = l.account_id and c.id = l.content_id
     where l.account_id = ${account} and l.${sql.ref(column)} = any(${ids}::uuid[]) and c.deleted_at is null
     order by c.id limit ${NAMED_USERS + 1}`.execute(tx)
  return rows
}

/** Takes these off items in the trash, which must not keep them from being deleted. */
export async function unlinkDeletedContent(
  tx: Tx,
  account: AuthorizedAccount,
  kind: LinkedKind,
  ids: readonly string[],
): Promise<void> {
  const { table, column } = TABLES[kind]
  await sql`
    delete from ${sql.table(table)} l using contents c
     where l.account_id = ${account} and l.${sql.ref(column)} = any(${ids}::uuid[])
       and c.account_id = l.account_id and c.id = l.content_id and c.deleted_at is not null`.execute(tx)
}
