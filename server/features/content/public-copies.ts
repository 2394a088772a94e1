import type { ContentItem } from '@vitrine/contract/content-item.ts'
import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ItemRow } from './queries.ts'

/** Why nobody outside can see an item; null when everybody can. */
export type NotPublicReason = ContentItem['notPublicReason']

/**
 * What content needs of publishing, which lies above it: server/app hands it in. Both run in the transaction of the save,
 * so that an item and its public copy are never apart.
 */
export interface PublicCopies {
  /** Writes the copies of these items anew; takes those away that may not have one (PUB-008). */
  renew(tx: Tx, account: AuthorizedAccount, contentIds: readonly string[]): Promise<void>
  reasonAgainst(tx: Tx, account: AuthorizedAccount, item: ItemRow): Promise<NotPublicReason>
}
