import type { ContentCard } from '@vitrine/contract/content-item.ts'
import { contentAbilities } from '@vitrine/domain/content/policy.ts'
import { mediaUrl, thumbFileKey } from '@vitrine/domain/media/media-files.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import { statusOf } from './draft-of.ts'
import type { CardRow } from './list-queries.ts'

/** An item in a list, for those who work on it. */
export function presentCard(
  { account, rights }: Pick<AccountCtx, 'account' | 'rights'>,
  row: CardRow,
): ContentCard {
  const { cover } = row
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    contentType: { id: row.content_type_id, key: row.type_key, label: row.type_label, color: row.type_color },
    status: statusOf(row),
    stage: row.stage,
    cover: cover && {
      thumb: mediaUrl(thumbFileKey({ accountId: account, kind: 'image', ...cover })),
      width: cover.width,
      height: cover.height,
      color: cover.color,
      alt: cover.alt,
    },
    place: [row.neighborhood, row.city].filter(Boolean).join(', ') || null,
    rating: row.rating === null ? null : Number(row.rating),
    customerName: row.customer_name,
    businessCategories: row.categories,
    permalink: row.permalink,
    createDate: row.created_at.toISOString(),
    updateDate: row.updated_at.toISOString(),
    deleteDate: row.deleted_at?.toISOString() ?? null,
    can: contentAbilities(rights, row.content_type_id),
  }
}
