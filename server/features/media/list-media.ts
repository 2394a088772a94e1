import type { Media } from '@vitrine/contract/media.ts'
import { isUuid } from '@vitrine/domain/ids.ts'
import type { MediaKind } from '@vitrine/domain/media/media-types.ts'
import { Problem } from '@vitrine/domain/problem.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import { readTimeKeyset, timeKeysetOf } from '#platform/db/keyset.ts'
import { presentMedia } from './present.ts'
import { findMedia, findMediaByIds, listMediaPage } from './queries.ts'

export interface ListMediaInput {
  after?: string | undefined
  kind?: MediaKind | undefined
  search?: string | undefined
  ids?: string | undefined
  limit: number
}

const MAX_IDS = 100

/** One page of the account's media, newest first; with `ids` exactly those that exist (MED-012). */
export async function listMedia(
  ctx: AccountCtx,
  input: ListMediaInput,
): Promise<{ items: Media[]; next: string | null }> {
  const { account } = ctx
  if (input.ids !== undefined) {
    const ids = input.ids
      .split(',')
      .filter((id) => isUuid(id))
      .slice(0, MAX_IDS)
    const rows = await ctx.db.inAccount(account, (tx) => findMediaByIds(tx, account, ids))
    return { items: rows.map(presentMedia), next: null }
  }
  const filter = {
    after: readTimeKeyset(input.after),
    kind: input.kind,
    search: input.search,
    limit: input.limit + 1,
  }
  const rows = await ctx.db.inAccount(account, (tx) => listMediaPage(tx, account, filter))
  const last = rows.length > input.limit ? rows[input.limit - 1] : undefined
  return {
    items: rows.slice(0, input.limit).map(presentMedia),
    next: last ? timeKeysetOf({ at: last.created_at, id: last.id }) : null,
  }
}

export async function readMedia(ctx: AccountCtx, mediaId: string): Promise<Media> {
  const row = await ctx.db.inAccount(ctx.account, (tx) => findMedia(tx, ctx.account, mediaId))
  if (!row) throw new Problem('notFound', 'notFound', 'There is no such file')
  return presentMedia(row)
}
