import type { ContentDraft } from '@vitrine/domain/content/draft.ts'
import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import { redirectPermalink } from './choose-permalink.ts'

interface Written {
  account: AuthorizedAccount
  id: string
  version: number
  now: Date
}

export async function insertItem(
  tx: Tx,
  item: Written & { userId: string | null },
  draft: ContentDraft,
): Promise<void> {
  await tx
    .insertInto('contents')
    .values({
      account_id: item.account,
      id: item.id,
      user_id: item.userId,
      ...columnsOf(draft),
      version: item.version,
      created_at: item.now,
      updated_at: item.now,
    })
    .execute()
  await insertLinks(tx, item, LINKS, draft)
}

/** Writes a stored item anew; links are touched only where they changed. */
export async function updateItem(
  tx: Tx,
  item: Written,
  before: ContentDraft,
  draft: ContentDraft,
): Promise<void> {
  await tx
    .updateTable('contents')
    .set({ ...columnsOf(draft), version: item.version, updated_at: item.now })
    .where('account_id', '=', item.account)
    .where('id', '=', item.id)
    .execute()
  const changed = LINKS.filter(({ field }) => draft[field].join() !== before[field].join())
  for (const { table } of changed) {
    await tx
      .deleteFrom(table)
      .where('account_id', '=', item.account)
      .where('content_id', '=', item.id)
      .execute()
  }
  await insertLinks(tx, item, changed, draft)
  const [from, to] = [before.seo.permalink, draft.seo.permalink]
  if (from !== to) await redirectPermalink(tx, item.account, { itemId: item.id, from, to, now: item.now })
}

const LINKS = [
  { field: 'businessCategories', table: 'content_categories' },
  { field: 'businessServices', table: 'content_services' },
  { field: 'businessLabels', table: 'content_labels' },
  { field: 'media', table: 'content_media' },
] as const

async function insertLinks(
  tx: Tx,
  item: Written,
  links: readonly (typeof LINKS)[number][],
  draft: ContentDraft,
): Promise<void> {
  for (const { field } of links) {
    const key = { account_id: item.account, content_id: item.id }
    const ids = draft[field]
    if (ids.length === 0) continue
    switch (field) {
      case 'businessCategories':
        await tx
          .insertInto('content_categories')
          .values(ids.map((id) => ({ ...key, category_id: id })))
          .execute()
        break
      case 'businessServices':
        await tx
          .insertInto('content_services')
          .values(ids.map((id) => ({ ...key, service_id: id })))
          .execute()
        break
      case 'businessLabels':
        await tx
          .insertInto('content_labels')
          .values(ids.map((id) => ({ ...key, label_id: id })))
          .execute()
        break
      case 'media':
        await tx
          .insertInto('content_media')
          .values(ids.map((id, position) => ({ ...key, media_id: id, position })))
          .execute()
    }
  }
}

function columnsOf(draft: ContentDraft) {
  const { status, location, presentation, testimonial, seo } = draft
  return {
    content_type_id: draft.contentTypeId,
    title: draft.title,
    description: draft.description,
    stage: draft.stage,
    service_status: status.service,
    content_status: status.content,
    publish_status: status.publish,
    address: location.address,
    city: location.city,
    neighborhood: location.neighborhood,
    lat: location.coords?.lat ?? null,
    lng: location.coords?.lng ?? null,
    custom_values: JSON.stringify(draft.customValues),
    cover_media_id: presentation.cover,
    main_video_media_id: presentation.mainVideo,
    before_media_id: presentation.before,
    after_media_id: presentation.after,
    presentation_title: presentation.title,
    presentation_description: presentation.description,
    rating: presentation.rating === null ? null : String(presentation.rating),
    customer_name: testimonial.customerName,
    customer_title: testimonial.customerTitle,
    customer_photo_media_id: testimonial.customerPhoto,
    related_to: draft.relatedTo,
    seo_title: seo.title,
    seo_description: seo.description,
    permalink: seo.permalink,
  }
}
