import type { ContentDraft } from '@vitrine/domain/content/draft.ts'
import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import type { InputIssue } from '@vitrine/domain/problem.ts'
import type { Tx } from '#platform/db/database.ts'

interface Check {
  issues: InputIssue[]
  /** Where in the body the changes stand. */
  path: string
  itemId: string
}

/** Everything a draft newly points to must be the account's own and of the right kind; what is not is named in `issues`. */
export async function checkReferences(
  tx: Tx,
  account: AuthorizedAccount,
  before: ContentDraft | undefined,
  after: ContentDraft,
  { issues, path, itemId }: Check,
): Promise<void> {
  const refuse = (field: string, code: string, message: string) =>
    issues.push({ path: `${path}.${field}`, code, message })
  for (const { field, table, code, message } of LINKED) {
    const wanted = added(before?.[field], after[field])
    const known = await idsIn(tx, account, table, wanted)
    if (wanted.some((id) => !known.has(id))) refuse(field, code, message)
  }
  if (
    after.contentTypeId !== before?.contentTypeId &&
    !(await idsIn(tx, account, 'content_types', [after.contentTypeId])).size
  ) {
    refuse('contentTypeId', 'unknownContentType', 'There is no such content type')
  }
  await checkMedia(tx, account, before, after, refuse)
  if (after.relatedTo && after.relatedTo !== before?.relatedTo) {
    const isThere = after.relatedTo !== itemId && (await isItem(tx, account, after.relatedTo))
    if (!isThere) refuse('relatedTo', 'unknownItem', 'There is no such item')
  }
}

const LINKED = [
  {
    field: 'businessCategories',
    table: 'categories',
    code: 'unknownCategory',
    message: 'There is no such category',
  },
  {
    field: 'businessServices',
    table: 'services',
    code: 'unknownService',
    message: 'There is no such service',
  },
  { field: 'businessLabels', table: 'labels', code: 'unknownLabel', message: 'There is no such label' },
] as const

type Refuse = (field: string, code: string, message: string) => void

async function checkMedia(
  tx: Tx,
  account: AuthorizedAccount,
  before: ContentDraft | undefined,
  after: ContentDraft,
  refuse: Refuse,
): Promise<void> {
  const slots = slotsOf(after)
  const former = before ? new Set([...before.media, ...slotsOf(before).map((slot) => slot.id)]) : new Set()
  const wanted = [...new Set([...after.media, ...slots.map((slot) => slot.id)])].filter((id) => id !== null)
  const kinds = await kindsOf(tx, account, wanted)
  if (after.media.some((id) => !former.has(id) && !kinds.has(id)))
    refuse('media', 'unknownMedia', 'There is no such file')
  for (const { field, id, accepts } of slots) {
    if (id === null || (before && slotsOf(before).some((slot) => slot.field === field && slot.id === id)))
      continue
    const kind = kinds.get(id)
    if (kind === undefined) refuse(field, 'unknownMedia', 'There is no such file')
    else if (!accepts.includes(kind))
      refuse(field, 'wrongMediaKind', `This place takes ${accepts.join(' or ')} only`)
  }
}

async function kindsOf(
  tx: Tx,
  account: AuthorizedAccount,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('media')
    .where('account_id', '=', account)
    .where('id', 'in', ids)
    .select(['id', 'kind'])
    .execute()
  return new Map(rows.map((row) => [row.id, row.kind]))
}

function slotsOf({ presentation, testimonial }: ContentDraft) {
  return [
    { field: 'presentation.cover', id: presentation.cover, accepts: ['image', 'video'] },
    { field: 'presentation.mainVideo', id: presentation.mainVideo, accepts: ['video'] },
    { field: 'presentation.before', id: presentation.before, accepts: ['image'] },
    { field: 'presentation.after', id: presentation.after, accepts: ['image'] },
    { field: 'testimonial.customerPhoto', id: testimonial.customerPhoto, accepts: ['image'] },
  ]
}

async function idsIn(
  tx: Tx,
  account: AuthorizedAccount,
  table: 'categories' | 'services' | 'labels' | 'content_types',
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom(table)
    .where('account_id', '=', account)
    .where('id', 'in', ids)
    .select('id')
    .execute()
  return new Set(rows.map((row) => row.id))
}

async function isItem(tx: Tx, account: AuthorizedAccount, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('contents')
    .where('account_id', '=', account)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

function added(before: readonly string[] = [], after: readonly string[]): string[] {
  const former = new Set(before)
  return after.filter((id) => !former.has(id))
}
