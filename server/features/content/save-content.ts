import type { EditConflict, SavedContent } from '@vitrine/contract/content.ts'
import type { ContentChanges } from '@vitrine/contract/content-input.ts'
import { type ContentDraft, changedFields } from '@vitrine/domain/content/draft.ts'
import { clashingFields, mergeMedia } from '@vitrine/domain/content/merge.ts'
import { contentAbilities, mayMoveContent } from '@vitrine/domain/content/policy.ts'
import { noPermission, Problem } from '@vitrine/domain/problem.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import { bumpUpdateCount } from '#platform/db/bump-update-count.ts'
import type { Tx } from '#platform/db/database.ts'
import { findChangesSince } from './changes-since.ts'
import { draftOf } from './draft-of.ts'
import { noticesOf } from './notices.ts'
import { prepareDraft } from './prepare-draft.ts'
import { presentItem } from './present-item.ts'
import { contentNotAvailable, contentRemoved } from './problems.ts'
import type { PublicCopies } from './public-copies.ts'
import { findItem, type ItemRow } from './queries.ts'
import { recordSave } from './record-save.ts'
import { updateItem } from './write-item.ts'

export interface SaveInput {
  /** The version the form began with. */
  version: number
  changes: ContentChanges
  mediaBefore?: string[] | undefined
}

/**
 * Stores the changed fields. When somebody saved other fields meanwhile, both saves stand; when the same one, nothing is
 * stored: conflict `editConflict` with `details` (see editConflictSchema), so that neither side loses anything.
 */
export function saveContent(
  ctx: AccountCtx,
  copies: PublicCopies,
  id: string,
  input: SaveInput,
): Promise<SavedContent> {
  const { account } = ctx
  return ctx.db.inAccount(account, async (tx) => {
    const row = await openItem(ctx, tx, id)
    const before = draftOf(row)
    const changes = { ...input.changes, ...mergedMedia(input, before) }
    const after = await prepareDraft(ctx, tx, {
      itemId: id,
      before,
      start: before,
      changes,
      path: 'body.changes',
    })
    const fields = changedFields(before, after)
    const isMoved = after.contentTypeId !== before.contentTypeId
    if (isMoved && !mayMoveContent(ctx.rights, before.contentTypeId, after.contentTypeId))
      throw noPermission()
    const merged = await refuseClash(ctx, tx, copies, { row, fields, version: input.version })
    if (fields.length) {
      const version = row.version + 1
      await updateItem(tx, { account, id, version, now: ctx.now() }, before, after)
      await recordSave(ctx, tx, copies, { action: 'content.update', contentId: id, version, fields })
    }
    return { item: await presentItem(ctx, tx, copies, id), notices: noticesOf(input.changes, after, merged) }
  })
}

/** Locks an item and the account for a change by the caller, or throws notFound or notAllowed. */
export async function openItem(ctx: AccountCtx, tx: Tx, id: string): Promise<ItemRow> {
  const row = await findItem(tx, ctx.account, id, { lock: true })
  if (!row) throw contentNotAvailable()
  if (!contentAbilities(ctx.rights, row.content_type_id).update) throw noPermission()
  if (row.deleted_at) throw contentRemoved()
  await bumpUpdateCount(tx, ctx.account)
  return row
}

function mergedMedia(
  { changes, mediaBefore }: SaveInput,
  { media }: ContentDraft,
): Pick<ContentChanges, 'media'> {
  return changes.media ? { media: mergeMedia(changes.media, mediaBefore, media) } : {}
}

/** The fields that others changed since; throws when one of them is among the caller's. */
async function refuseClash(
  ctx: AccountCtx,
  tx: Tx,
  copies: PublicCopies,
  save: { row: ItemRow; fields: string[]; version: number },
): Promise<string[]> {
  const { row, fields, version } = save
  if (version === row.version) return []
  const since = await findChangesSince(tx, ctx.account, row.id, { after: version, now: row.version })
  const clashing = version > row.version ? fields : clashingFields(fields, since.fields)
  if (clashing.length === 0) return since.fields
  const details: EditConflict = {
    version: row.version,
    current: await presentItem(ctx, tx, copies, row.id),
    changedBy: since.changedBy,
    changedAt: since.changedAt?.toISOString() ?? null,
    fields: clashing,
  }
  const who = since.changedBy ?? 'Somebody'
  throw new Problem(
    'conflict',
    'editConflict',
    `${who} changed the same fields meanwhile. Nothing was stored.`,
    {
      details: { ...details },
    },
  )
}
