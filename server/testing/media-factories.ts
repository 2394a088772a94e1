import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import type { MediaKind } from '@vitrine/domain/media/media-types.ts'
import type { Services } from '#platform/context/context.ts'

let counter = 0

/** A medium's row, ready unless told otherwise, without files; `contentId` puts it at the end of that item. */
export async function makeMedia(
  services: Services,
  given: {
    accountId: AuthorizedAccount
    kind?: MediaKind
    name?: string
    state?: 'processing' | 'ready' | 'failed'
    contentId?: string
    alt?: string
    createdAt?: Date
  },
) {
  const { accountId, kind = 'image' } = given
  const now = given.createdAt ?? services.now()
  const id = services.newId<string>()
  const fileKey = id.replaceAll('-', '')
  const name = given.name ?? `photo-${++counter}.jpg`
  const mime = { image: 'image/jpeg', video: 'video/mp4', audio: 'audio/mpeg', document: 'application/pdf' }[
    kind
  ]
  const isPicture = kind === 'image'
  await services.db.inAccount(accountId, async (tx) => {
    await tx
      .insertInto('media')
      .values({
        account_id: accountId,
        id,
        file_key: fileKey,
        kind,
        name,
        mime,
        size_bytes: '123456',
        width: isPicture ? 1600 : null,
        height: isPicture ? 1200 : null,
        color: isPicture ? '#8a7f72' : null,
        state: given.state ?? 'ready',
        alt: given.alt ?? '',
        created_at: now,
        updated_at: now,
      })
      .execute()
    if (!given.contentId) return
    const { count } = await tx
      .selectFrom('content_media')
      .where('account_id', '=', accountId)
      .where('content_id', '=', given.contentId)
      .select((pick) => pick.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('content_media')
      .values({ account_id: accountId, content_id: given.contentId, media_id: id, position: Number(count) })
      .execute()
  })
  return { id, fileKey, name }
}
