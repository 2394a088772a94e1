import type { ContentItem } from '@vitrine/contract/content-item.ts'
import type { Media } from '@vitrine/contract/media.ts'
import { contentAbilities } from '@vitrine/domain/content/policy.ts'
import { itemPath } from '@vitrine/domain/gallery/links.ts'
import { findSiteDomain, originOf } from '#features/hosts/index.ts'
import { findMediaByIds, presentMedia } from '#features/media/index.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { customValuesOf, draftOf, mediaIdsOf, statusOf } from './draft-of.ts'
import { contentNotAvailable, contentRemoved } from './problems.ts'
import type { PublicCopies } from './public-copies.ts'
import { findItem, findLastEditor, findPersonName, findRelatives, type ItemRow } from './queries.ts'

/** A whole item for those who work on it; throws contentNotAvailable or contentRemoved (CNT-019). */
export async function presentItem(
  ctx: AccountCtx,
  tx: Tx,
  copies: PublicCopies,
  id: string,
): Promise<ContentItem> {
  const { account } = ctx
  const row = await findItem(tx, account, id)
  if (!row) throw contentNotAvailable()
  if (row.deleted_at) throw contentRemoved()
  const draft = draftOf(row)
  const media = await readMedia(tx, account, row)
  const notPublicReason = await copies.reasonAgainst(tx, account, row)
  const authorName = await findPersonName(tx, row.user_id)
  return {
    id: row.id,
    version: row.version,
    contentType: {
      id: row.content_type_id,
      key: row.type_key,
      label: row.type_label,
      color: row.type_color,
      isMilestones: row.type_is_milestones,
    },
    title: row.title,
    description: row.description,
    stage: row.stage,
    pipelineId: row.pipeline_id,
    status: statusOf(row),
    location: draft.location,
    businessCategories: row.categories,
    businessServices: row.services,
    businessLabels: groupsOf(row.labels),
    customValues: customValuesOf(row),
    media: row.media_ids.map(media).filter((one) => one !== null),
    presentation: {
      ...draft.presentation,
      cover: media(row.cover_media_id),
      mainVideo: media(row.main_video_media_id),
      before: media(row.before_media_id),
      after: media(row.after_media_id),
    },
    testimonial: { ...draft.testimonial, customerPhoto: media(row.customer_photo_media_id) },
    ...(await presentRelatives(tx, account, row)),
    seo: draft.seo,
    siteUrl: await siteUrlOf(ctx, tx, row),
    isPublic: notPublicReason === null,
    notPublicReason,
    createdBy: row.user_id !== null && authorName !== null ? { id: row.user_id, name: authorName } : null,
    updatedBy: await findLastEditor(tx, account, row.id),
    createDate: row.created_at.toISOString(),
    updateDate: row.updated_at.toISOString(),
    updateDateSeconds: Math.floor(row.updated_at.getTime() / 1000),
    can: contentAbilities(ctx.rights, row.content_type_id),
  }
}

/** All media an item speaks of, in one query, by id. */
async function readMedia(
  tx: Tx,
  account: AccountCtx['account'],
  row: ItemRow,
): Promise<(id: string | null) => Media | null> {
  const media = await findMediaByIds(tx, account, mediaIdsOf(row))
  const byId = new Map(media.map((medium) => [medium.id, presentMedia(medium)]))
  return (id) => (id === null ? null : (byId.get(id) ?? null))
}

async function presentRelatives(
  tx: Tx,
  account: AccountCtx['account'],
  row: ItemRow,
): Promise<Pick<ContentItem, 'relatedTo' | 'relatedFrom'>> {
  const { parent, children } = await findRelatives(tx, account, row)
  return {
    relatedTo: parent ?? null,
    relatedFrom: children.map((child) => ({
      id: child.id,
      title: child.title,
      contentTypeId: child.content_type_id,
      rating: child.rating === null ? null : Number(child.rating),
    })),
  }
}

async function siteUrlOf(ctx: AccountCtx, tx: Tx, row: ItemRow): Promise<string | null> {
  const domain = await findSiteDomain(tx, ctx.account)
  if (!domain) return null
  return `${originOf(ctx.config, domain)}${itemPath({ permalink: row.permalink, title: row.title, uid: row.id })}`
}

function groupsOf(labels: ItemRow['labels']): ContentItem['businessLabels'] {
  return [...Map.groupBy(labels, (label) => label.groupId)].map(([id, tags]) => ({
    id,
    label: tags[0]?.group ?? '',
    tags: tags.map((tag) => ({ id: tag.id, label: tag.label })),
  }))
}
