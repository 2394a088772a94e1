import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { ContentsTable } from '#platform/db/tables.ts'

/** An item with the names of all it is linked to, lists in the owner's order. */
export interface ItemRow extends Selectable<ContentsTable> {
  type_key: string | null
  type_label: string
  type_color: string
  type_is_milestones: boolean
  categories: { id: string; label: string }[]
  services: { id: string; label: string; alias: string }[]
  labels: { id: string; label: string; groupId: string; group: string }[]
  media_ids: string[]
}

/** Whole items in one query, deleted ones too; in no particular order. */
export async function findItems(
  tx: Tx,
  account: AuthorizedAccount,
  ids: readonly string[],
): Promise<ItemRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ItemRow>`
    select c.*, t.key as type_key, t.label as type_label, t.color as type_color, t.is_milestones as type_is_milestones,
      coalesce((select jsonb_agg(jsonb_build_object('id', x.id, 'label', x.label) order by x.position, x.id)
        from content_categories l join categories x on x.account_id = l.account_id and x.id = l.category_id
       where l.account_id = c.account_id and l.content_id = c.id), '[]') as categories,
      coalesce((select jsonb_agg(jsonb_build_object('id', x.id, 'label', x.label, 'alias', x.alias) order by x.position, x.id)
        from content_services l join services x on x.account_id = l.account_id and x.id = l.service_id
       where l.account_id = c.account_id and l.content_id = c.id), '[]') as services,
      coalesce((select jsonb_agg(jsonb_build_object('id', x.id, 'label', x.label, 'groupId', g.id, 'group', g.label)
                  order by g.position, g.id, x.position, x.id)
        from content_labels l join labels x on x.account_id = l.account_id and x.id = l.label_id
        join label_groups g on g.account_id = x.account_id and g.id = x.group_id
       where l.account_id = c.account_id and l.content_id = c.id), '[]') as labels,
      coalesce((select array_agg(l.media_id order by l.position, l.media_id)
        from content_media l where l.account_id = c.account_id and l.content_id = c.id), '{}') as media_ids
    from contents c join content_types t on t.account_id = c.account_id and t.id = c.content_type_id
   where c.account_id = ${account} and c.id = any(${ids}::uuid[])`.execute(tx)
  return rows
}

/** One item, deleted or not. With `lock` nobody else changes it until the transaction ends. */
export async function findItem(
  tx: Tx,
  account: AuthorizedAccount,
  id: string,
  options: { lock?: boolean } = {},
): Promise<ItemRow | undefined> {
  if (options.lock) {
    await tx
      .selectFrom('contents')
      .where('account_id', '=', account)
      .where('id', '=', id)
      .select('id')
      .forNoKeyUpdate()
      .executeTakeFirst()
  }
  return (await findItems(tx, account, [id]))[0]
}

/** The item that one belongs to, and the newest that belong to it. */
export async function findRelatives(
  tx: Tx,
  account: AuthorizedAccount,
  item: { id: string; related_to: string | null },
) {
  const parent = item.related_to
    ? await tx
        .selectFrom('contents')
        .where('account_id', '=', account)
        .where('id', '=', item.related_to)
        .where('deleted_at', 'is', null)
        .select(['id', 'title'])
        .executeTakeFirst()
    : undefined
  const children = await tx
    .selectFrom('contents')
    .where('account_id', '=', account)
    .where('related_to', '=', item.id)
    .where('deleted_at', 'is', null)
    .select(['id', 'title', 'content_type_id', 'rating'])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  return { parent, children }
}

/** The name of a person, who may be gone or never have been one. */
export async function findPersonName(tx: Tx, userId: string | null): Promise<string | null> {
  if (!userId) return null
  const row = await tx
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['first_name', 'last_name', 'email'])
    .executeTakeFirst()
  return row ? `${row.first_name} ${row.last_name}`.trim() || row.email : null
}

/** Who changed an item last, by the audit log; null when the system did, or nobody who is still known. */
export async function findLastEditor(
  tx: Tx,
  account: AuthorizedAccount,
  contentId: string,
): Promise<{ id: string; name: string } | null> {
  const row = await tx
    .selectFrom('audit_log as l')
    .where('l.account_id', '=', account)
    .where('l.subject_id', '=', contentId)
    .select('l.actor_user_id')
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const name = await findPersonName(tx, row?.actor_user_id ?? null)
  return row?.actor_user_id && name !== null ? { id: row.actor_user_id, name } : null
}
