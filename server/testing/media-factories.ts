import type { AuthorizedAccount, MediaId } from '@vitrine/domain/ids.ts'
import type { MediaKind } from '@vitrine/domain/media/media-types.ts'
import type { Services } from '#platform/context/context.ts'
import type { Tx } from '#platform/db/database.ts'

let counter = 0

/** A medium as if it had been uploaded and made ready, without files; `contentId` puts it at the end of that item. */
export async function makeMedia(
  services: Services,
  account: AuthorizedAccount,
  given: {
    kind?: MediaKind
    name?: string
    state?: 'processing' | 'ready' | 'failed'
    contentId?: string
    alt?: string
    caption?: string
    createdAt?: Date
  } = {},
) {
  const { kind = 'image', contentId } = given
  const now = given.createdAt ?? services.now()
  const id = services.newId<MediaId>()
  const fileKey = id.replaceAll('-', '')
  const mime = { image: 'image/jpeg', video: 'video/mp4', audio: 'audio/mpeg', document: 'application/pdf' }[
    kind
  ]
  const name = given.name ?? `file-${++counter}.${mime.split('/')[1]}`
  const isSeen = kind === 'image' || kind === 'video'
  await services.db.inAccount(account, async (tx) => {
    await tx
      .insertInto('media')
      .values({
        account_id: account,
        id,
        file_key: fileKey,
        kind,
        name,
        mime,
        size_bytes: '123456',
        width: isSeen ? 1200 : null,
        height: isSeen ? 800 : null,
        has_poster: kind === 'video',
        state: given.state ?? 'ready',
        alt: given.alt ?? '',
        caption: given.caption ?? '',
        created_at: now,
        updated_at: now,
      })
      .execute()
    if (contentId) await appendToContent(tx, account, contentId, id)
  })
  return { id, fileKey, kind, name }
}

async function appendToContent(tx: Tx, account: AuthorizedAccount, contentId: string, mediaId: string) {
  const { count } = await tx
    .selectFrom('content_media')
    .where('account_id', '=', account)
    .where('content_id', '=', contentId)
    .select((pick) => pick.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('content_media')
    .values({ account_id: account, content_id: contentId, media_id: mediaId, position: Number(count) })
    .execute()
}
