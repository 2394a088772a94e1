import type { QueryKey } from '@tanstack/react-query'
import type { ContentCard, ContentItem } from '@vitrine/contract/content-item.ts'
import { queryClient } from '#app/api/query-client.ts'
import { type ContentPages, contentItemQuery, listKey } from './content-queries.ts'

/** What every cached list and the item held before; given back when the server refuses. */
export type Before = [QueryKey, unknown][]

/** Shows a change of some items at once, in every list and on their own pages. */
export async function editCards(
  accountId: string,
  ids: readonly string[],
  edit: (card: ContentCard) => ContentCard | undefined,
): Promise<Before> {
  await queryClient.cancelQueries({ queryKey: listKey(accountId) })
  const before: Before = queryClient.getQueriesData({ queryKey: listKey(accountId) })
  queryClient.setQueriesData<ContentPages>(
    { queryKey: listKey(accountId) },
    (pages) =>
      pages && {
        ...pages,
        pages: pages.pages.map((page) => ({
          ...page,
          items: page.items.flatMap((card) => (ids.includes(card.id) ? (edit(card) ?? []) : card)),
        })),
      },
  )
  return before
}

export async function editItem(
  accountId: string,
  contentId: string,
  edit: (item: ContentItem) => ContentItem,
): Promise<Before> {
  const { queryKey } = contentItemQuery(accountId, contentId)
  await queryClient.cancelQueries({ queryKey })
  const former = queryClient.getQueryData(queryKey)
  queryClient.setQueryData(queryKey, (item) => item && edit(item))
  return former ? [[queryKey, former]] : []
}

export function putBack(before: Before): void {
  for (const [key, data] of before) queryClient.setQueryData(key, data)
}

/** The server's word replaces what was guessed; lists of other questions are asked anew when they are seen. */
export function settle(accountId: string): void {
  void queryClient.invalidateQueries({ queryKey: listKey(accountId) })
}
