import { createReadStream } from 'node:fs'
import type { Media } from '@vitrine/contract/media.ts'
import type { AuthorizedAccount, MediaId } from '@vitrine/domain/ids.ts'
import { rawFileKey, servedFileKey } from '@vitrine/domain/media/media-files.ts'
import type { MediaKind, MediaType } from '@vitrine/domain/media/media-types.ts'
import { describeRefusal, type MediaRefusal, UPLOAD_PROBLEMS } from '@vitrine/domain/media/upload-problems.ts'
import { Problem } from '@vitrine/domain/problem.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import type { Ctx } from '#platform/context/context.ts'
import { bumpUpdateCount } from '#platform/db/bump-update-count.ts'
import type { Tx } from '#platform/db/database.ts'
import { emit } from '#platform/events/emit.ts'
import { identifyUpload } from '#platform/file-types/identify-upload.ts'
import { appendToContent } from './append-to-content.ts'
import { checkPicture } from './check-picture.ts'
import { presentMedia } from './present.ts'
import { findMedia, findMediaByFileKey } from './queries.ts'

/** Who receives: a person in her account, or the system for it. */
export type ReceivingCtx = Pick<Ctx, 'db' | 'storage' | 'actor' | 'now' | 'newId'> & {
  account: AuthorizedAccount
}

export interface ReceivedFile {
  /** The bytes on this machine. */
  path: string
  name: string
  /** The content type that the sender declared, if any. */
  type?: string | undefined
  /** Imports may also bring what forms do not take (MED-007). */
  from?: MediaType['from']
  /** Random and unguessable; the same for a second try of the same upload, which then changes nothing. */
  fileKey: string
  /** The item it belongs to; it comes last there. */
  contentId?: string | undefined
  alt?: string | undefined
  isMediaSourceMobileApp?: boolean | undefined
}

/**
 * Takes an uploaded file into the account: its bytes decide what it is, the file is safe in the storage before the
 * row says so, and a job makes it ready. Throws invalidInput with one of UPLOAD_PROBLEMS, naming the file.
 * MED-005, MED-006, MED-007, MED-009
 */
export async function receiveUpload(ctx: ReceivingCtx, file: ReceivedFile): Promise<Media> {
  const { account } = ctx
  const before = await ctx.db.inAccount(account, (tx) => findMediaByFileKey(tx, account, file.fileKey))
  if (before) return presentMedia(before)
  const name = cleanName(file.name)
  const { kind, mime, sizeBytes } = await identify(file, name)
  const facts = { accountId: account, kind, fileKey: file.fileKey, name, mime }
  // documents are served byte by byte as they came; all else is prepared first
  const key = kind === 'document' ? servedFileKey(facts) : rawFileKey(facts)
  await ctx.storage.put(key, createReadStream(file.path), { contentType: mime })
  try {
    return await ctx.db.inAccount(account, (tx) =>
      recordMedia(ctx, tx, { kind, mime, sizeBytes, name, file }),
    )
  } catch (error) {
    // refused for good, such as for an item deleted meanwhile; any other failure is tried again with these bytes
    if (error instanceof Problem) await ctx.storage.delete(key)
    throw error
  }
}

async function recordMedia(
  ctx: ReceivingCtx,
  tx: Tx,
  found: Identified & { name: string; file: ReceivedFile },
): Promise<Media> {
  const { account } = ctx
  const { kind, name, file } = found
  const mediaId = await insertMedia(ctx, tx, found)
  if (file.contentId) await appendToContent(tx, account, file.contentId, mediaId)
  await bumpUpdateCount(tx, account)
  const type = kind === 'document' ? 'media.ready' : 'media.uploaded'
  await emit(tx, ctx.now(), { type, accountId: account, payload: { mediaId } })
  await recordAudit(tx, ctx, account, { action: 'media.upload', subjectId: mediaId, detail: { name, kind } })
  const row = await findMedia(tx, account, mediaId)
  if (!row) throw new Error('the medium vanished while it was being stored')
  return presentMedia(row)
}

interface Identified {
  kind: MediaKind
  mime: string
  sizeBytes: number
}

async function identify(file: ReceivedFile, name: string): Promise<Identified> {
  const declared = { name, ...(file.type && { type: file.type }), ...(file.from && { from: file.from }) }
  const found = await identifyUpload({ path: file.path }, declared)
  if (!found.ok) throw refusal(found.reason, name, found.maxBytes)
  if (found.kind === 'image') {
    const refused = await checkPicture(file.path)
    if (refused) throw refusal(refused.reason, name)
  }
  return found
}

export function refusal(reason: MediaRefusal, name: string, maxBytes?: number): Problem {
  const details = { name, ...(maxBytes && { maxBytes }) }
  return new Problem('invalidInput', UPLOAD_PROBLEMS[reason], describeRefusal(reason, name, maxBytes), {
    details,
  })
}

async function insertMedia(
  ctx: ReceivingCtx,
  tx: Tx,
  { kind, mime, sizeBytes, name, file }: Identified & { name: string; file: ReceivedFile },
): Promise<MediaId> {
  const id = ctx.newId<MediaId>()
  const now = ctx.now()
  await tx
    .insertInto('media')
    .values({
      account_id: ctx.account,
      id,
      file_key: file.fileKey,
      kind,
      name,
      mime,
      size_bytes: String(sizeBytes),
      state: kind === 'document' ? 'ready' : 'processing',
      alt: file.alt ?? '',
      is_media_source_mobile_app: file.isMediaSourceMobileApp ?? false,
      created_by: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return id
}

/** Without folders and control characters, short enough to show. */
function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last.replaceAll(/\p{C}/gu, '').trim().slice(-200) || 'file'
}
