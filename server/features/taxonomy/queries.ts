import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import type { Tx } from '#platform/db/database.ts'

export function findContentTypes(tx: Tx, account: AuthorizedAccount) {
  return tx
    .selectFrom('content_types')
    .where('account_id', '=', account)
    .select(['id', 'key', 'label', 'color', 'pipeline_id', 'is_milestones', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export type CustomFieldRow = Awaited<ReturnType<typeof findCustomFields>>[number]
export type ServiceRow = Awaited<ReturnType<typeof findServices>>[number]

export function findCustomFields(tx: Tx, account: AuthorizedAccount) {
  return tx
    .selectFrom('custom_fields')
    .where('account_id', '=', account)
    .select([
      'id',
      'name',
      'type',
      'options',
      'content_types',
      'group_name',
      'is_required',
      'is_title',
      'is_description',
      'is_public',
      'position',
    ])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export function findCategories(tx: Tx, account: AuthorizedAccount) {
  return tx
    .selectFrom('categories')
    .where('account_id', '=', account)
    .select(['id', 'label', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** All services, or the one asked for, each with its cover. */
export function findServices(tx: Tx, account: AuthorizedAccount, id?: string) {
  return tx
    .selectFrom('services as s')
    .leftJoin('media as m', (join) =>
      join.onRef('m.account_id', '=', 's.account_id').onRef('m.id', '=', 's.cover_media_id'),
    )
    .where('s.account_id', '=', account)
    .$if(id !== undefined, (query) => query.where('s.id', '=', id ?? ''))
    .select([
      's.id',
      's.label',
      's.alias',
      's.description',
      's.cover_media_id',
      's.position',
      'm.file_key',
      'm.name',
      'm.mime',
      'm.kind',
      'm.state',
      'm.has_poster',
    ])
    .orderBy('s.position')
    .orderBy('s.id')
    .execute()
}

export function findLabelGroups(tx: Tx, account: AuthorizedAccount) {
  return tx
    .selectFrom('label_groups')
    .where('account_id', '=', account)
    .select(['id', 'label', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export function findLabels(tx: Tx, account: AuthorizedAccount) {
  return tx
    .selectFrom('labels')
    .where('account_id', '=', account)
    .select(['id', 'group_id', 'label', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Tables whose rows an owner puts in order. */
export type OrderedTable =
  | 'content_types'
  | 'custom_fields'
  | 'categories'
  | 'services'
  | 'label_groups'
  | 'labels'

/** The place behind the last entry of a kind. */
export async function nextPosition(tx: Tx, account: AuthorizedAccount, table: OrderedTable): Promise<number> {
  const { last } = await tx
    .selectFrom(table)
    .where('account_id', '=', account)
    .select((pick) => pick.fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? -1) + 1
}
