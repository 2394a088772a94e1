import type { Media } from '@vitrine/contract/media.ts'
import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import { Problem } from '@vitrine/domain/problem.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import type { AccountCtx, Ctx } from '#platform/context/context.ts'
import { bumpUpdateCount } from '#platform/db/bump-update-count.ts'
import type { Tx } from '#platform/db/database.ts'
import { emit } from '#platform/events/emit.ts'
import { appendToContent } from './append-to-content.ts'
import { presentMedia } from './present.ts'
import { findContentOfMedia, findMedia, isContentShown, listMediaOfContent } from './queries.ts'
import { requireContentRight, requireUploadRight } from './require-rights.ts'
import { changeTexts, type MediaTexts } from './update-media.ts'

/**
 * The media of a content item. A member of its account sees all of them; anybody else those that are ready, of an item
 * that its site shows, on that site or naming the account. Anything else is notFound (MED-015, MED-016).
 */
export async function listContentMedia(
  ctx: Ctx,
  input: { contentUid: string; accountId?: string | undefined },
): Promise<{ data: (Media & { id: string; contentId: string })[] }> {
  const { actor, host } = ctx
  const own = actor.kind === 'user' ? actor.accountId : undefined
  const asked = host.kind === 'account' ? host.accountId : (input.accountId ?? own)
  const isForeign =
    host.kind === 'account' && input.accountId !== undefined && input.accountId !== host.accountId
  if (!asked || isForeign) throw noItem()
  const isOwner = asked === own
  // either the caller's own account, or one of which only what is published is read below
  const account = asked as string as AuthorizedAccount
  const rows = await ctx.db.inAccount(account, async (tx) => {
    const isThere = isOwner
      ? (await findContentOfMedia(tx, account, input.contentUid)) !== undefined
      : await isContentShown(
          tx,
          account,
          input.contentUid,
          host.kind === 'agency' ? host.agencyId : undefined,
        )
    if (!isThere) throw noItem()
    return listMediaOfContent(tx, account, input.contentUid)
  })
  const shown = isOwner ? rows : rows.filter((row) => row.state === 'ready')
  return { data: shown.map((row) => ({ ...presentMedia(row), id: row.id, contentId: input.contentUid })) }
}

export interface SaveContentMediaInput extends MediaTexts {
  contentUid: string | undefined
  mediaUid: string | undefined
}

/** Adds an uploaded medium to an item when it is not there yet, and changes its texts when some are given (MED-015). */
export async function saveContentMedia(
  ctx: AccountCtx,
  input: SaveContentMediaInput,
): Promise<{ data: Media }> {
  const { contentUid, mediaUid } = input
  if (!mediaUid) throw new Problem('invalidInput', 'mediaUidMissing', 'Say which medium is meant: mediaUid')
  requireUploadRight(ctx)
  const data = await ctx.db.inAccount(ctx.account, async (tx) => {
    if (!(await findMedia(tx, ctx.account, mediaUid)))
      throw new Problem('notFound', 'notFound', 'There is no such file')
    if (contentUid) {
      await requireContentRight(ctx, tx, contentUid)
      await appendToContent(tx, ctx.account, contentUid, mediaUid)
    }
    return changeTexts(ctx, tx, mediaUid, input)
  })
  return { data }
}

/** Takes one medium off an item, also where it was its cover, film or comparison; the file stays in the library (MED-016). */
export async function removeContentMedia(
  ctx: AccountCtx,
  input: { contentUid: string; mediaUid?: string | undefined },
): Promise<void> {
  const { contentUid, mediaUid } = input
  if (!mediaUid) {
    throw new Problem('invalidInput', 'mediaUidMissing', 'Say which medium is to be removed: mediaUid')
  }
  await ctx.db.inAccount(ctx.account, async (tx) => {
    await requireContentRight(ctx, tx, contentUid)
    // the item first, as a save takes it, so that neither waits for the other
    const version = await clearReferences(ctx, tx, contentUid, mediaUid)
    await bumpUpdateCount(tx, ctx.account)
    const { numDeletedRows } = await tx
      .deleteFrom('content_media')
      .where('account_id', '=', ctx.account)
      .where('content_id', '=', contentUid)
      .where('media_id', '=', mediaUid)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new Problem('notFound', 'notFound', 'The item has no such file')
    await emit(tx, ctx.now(), {
      type: 'content.saved',
      accountId: ctx.account,
      payload: { contentId: contentUid, version },
    })
    // public copies that show it are renewed
    await emit(tx, ctx.now(), {
      type: 'media.changed',
      accountId: ctx.account,
      payload: { mediaId: mediaUid },
    })
    const detail = { mediaId: mediaUid }
    await recordAudit(tx, ctx, ctx.account, { action: 'content.removeMedia', subjectId: contentUid, detail })
  })
}

const REFERENCES = [
  'cover_media_id',
  'main_video_media_id',
  'before_media_id',
  'after_media_id',
  'customer_photo_media_id',
] as const

/** Somebody else's open form must learn of it, so the version goes up. */
async function clearReferences(ctx: AccountCtx, tx: Tx, contentId: string, mediaId: string): Promise<number> {
  for (const column of REFERENCES) {
    await tx
      .updateTable('contents')
      .set({ [column]: null })
      .where('account_id', '=', ctx.account)
      .where('id', '=', contentId)
      .where(column, '=', mediaId)
      .execute()
  }
  const { version } = await tx
    .updateTable('contents')
    .set((set) => ({ version: set('version', '+', 1), updated_at: ctx.now() }))
    .where('account_id', '=', ctx.account)
    .where('id', '=', contentId)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

function noItem(): Problem {
  return new Problem('notFound', 'notFound', 'There is no such item')
}
