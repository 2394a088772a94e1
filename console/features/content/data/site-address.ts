import type { ContentCard } from '@vitrine/contract/content-item.ts'

/** Where a published item stands on the live site; undefined while it is not public or the account has no host. */
export function siteAddress(siteUrl: string | null, card: Pick<ContentCard, 'status' | 'permalink'>) {
  if (!siteUrl || card.status.publish === 'notPublished' || !card.permalink) return undefined
  return `${siteUrl.replace(/\/$/, '')}/${encodeURIComponent(card.permalink)}`
}
