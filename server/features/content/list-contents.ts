import type { contentListQuery } from '@vitrine/contract/content.ts'
import type { ContentCard } from '@vitrine/contract/content-item.ts'
import type { z } from 'zod'
import type { AccountCtx } from '#platform/context/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { readTimeKeyset, type TimePlace, timeKeysetOf } from '#platform/db/keyset.ts'
import { type CardFilter, type CardRow, findCards, searchContents } from './list-queries.ts'
import { presentCard } from './present-card.ts'

const DEFAULT_PAGE_SIZE = 20 // CNT-012
const FILTERED_PAGE_SIZE = 30 // CNT-012

type ListQuery = z.output<typeof contentListQuery>

/** One page of items, newest change first; never counts (CNT-012, CNT-026). */
export async function listContents(
  ctx: AccountCtx,
  query: ListQuery,
): Promise<{ items: ContentCard[]; next: string | null }> {
  const { after, limit: asked, search, own, ...rest } = query
  const isFiltered = Boolean(search || own) || Object.values(rest).some((value) => value !== undefined)
  const limit = asked ?? (isFiltered ? FILTERED_PAGE_SIZE : DEFAULT_PAGE_SIZE)
  const filter: CardFilter = { ...rest, ownerId: own ? ctx.actor.userId : undefined }
  const from = readTimeKeyset(after)
  const words = (search ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  const rows = await ctx.db.inAccount(ctx.account, (tx) =>
    words.length && !query.deleted
      ? findMatchingCards(ctx, tx, words, filter, from, limit + 1)
      : findCards(tx, ctx.account, { ...filter, words }, from, limit + 1),
  )
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map((row) => presentCard(ctx, row)),
    next: rows.length > limit && last ? timeKeysetOf({ at: last.updated_at, id: last.id }) : null,
  }
}

const MAX_WORDS = 8
const CANDIDATES = 1_000

/** Ids by text first, then the rows of those that the other filters leave; on until the page is full or nothing is left. */
async function findMatchingCards(
  ctx: AccountCtx,
  tx: Tx,
  words: readonly string[],
  filter: CardFilter,
  from: TimePlace | undefined,
  limit: number,
): Promise<CardRow[]> {
  const found: CardRow[] = []
  for (let place = from; ; ) {
    const candidates = await searchContents(tx, ctx.account, words, place, CANDIDATES)
    const ids = candidates.map((candidate) => candidate.id)
    if (ids.length)
      found.push(...(await findCards(tx, ctx.account, { ...filter, ids }, undefined, limit - found.length)))
    const last = candidates.at(-1)
    if (found.length >= limit || candidates.length < CANDIDATES || !last) return found
    place = { at: last.updated_at, id: last.id }
  }
}
