import type { ContentItem } from '@vitrine/contract/content-item.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import { presentItem } from './present-item.ts'
import type { PublicCopies } from './public-copies.ts'

/** A whole item. Every member of the account may read (ROL-008). */
export function readContent(ctx: AccountCtx, copies: PublicCopies, id: string): Promise<ContentItem> {
  return ctx.db.inAccount(ctx.account, (tx) => presentItem(ctx, tx, copies, id))
}
