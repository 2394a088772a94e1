import type { ContentDraft } from '@vitrine/domain/content/draft.ts'
import type { ContentStatus, PublishStatus, ServiceStatus } from '@vitrine/domain/content/status.ts'
import type { CustomFieldValue } from '@vitrine/domain/taxonomy/custom-fields.ts'
import type { ItemRow } from './queries.ts'

/** What an owner can change of a stored item. */
export function draftOf(row: ItemRow): ContentDraft {
  return {
    contentTypeId: row.content_type_id,
    title: row.title,
    description: row.description,
    stage: row.stage,
    status: statusOf(row),
    location: {
      address: row.address,
      city: row.city,
      neighborhood: row.neighborhood,
      coords: row.lat !== null && row.lng !== null ? { lat: row.lat, lng: row.lng } : null,
    },
    businessCategories: row.categories.map((one) => one.id),
    businessServices: row.services.map((one) => one.id),
    businessLabels: row.labels.map((one) => one.id),
    customValues: customValuesOf(row),
    media: row.media_ids,
    presentation: {
      cover: row.cover_media_id,
      mainVideo: row.main_video_media_id,
      before: row.before_media_id,
      after: row.after_media_id,
      title: row.presentation_title,
      description: row.presentation_description,
      rating: row.rating === null ? null : Number(row.rating),
    },
    testimonial: {
      customerName: row.customer_name,
      customerTitle: row.customer_title,
      customerPhoto: row.customer_photo_media_id,
    },
    relatedTo: row.related_to,
    seo: { title: row.seo_title, description: row.seo_description, permalink: row.permalink },
  }
}

export function statusOf(row: {
  service_status: string
  content_status: string
  publish_status: string
}): ContentDraft['status'] {
  return {
    // the columns' check constraints hold these very lists
    service: row.service_status as ServiceStatus,
    content: row.content_status as ContentStatus,
    publish: row.publish_status as PublishStatus,
  }
}

/** By id of the field, as they were checked before they were stored. */
export function customValuesOf(row: { custom_values: unknown }): Record<string, CustomFieldValue> {
  // written by apply-custom-values.ts only
  return (row.custom_values ?? {}) as Record<string, CustomFieldValue>
}

/** Every medium an item speaks of, once. */
export function mediaIdsOf(item: ItemRow): string[] {
  const slots = [
    item.cover_media_id,
    item.main_video_media_id,
    item.before_media_id,
    item.after_media_id,
    item.customer_photo_media_id,
  ]
  return [...new Set([...item.media_ids, ...slots])].filter((id) => id !== null)
}
