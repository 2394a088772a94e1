import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ContentListQuery } from '@vitrine/contract/content.ts'
import type { ContentCard } from '@vitrine/contract/content-item.ts'
import { api } from '#app/api/api.ts'

export interface ContentPage {
  items: ContentCard[]
  next: string | null
}
export type ContentPages = InfiniteData<ContentPage>

/** Key of every list of one account, whatever it is filtered by. */
export const listKey = (accountId: string) => ['content', 'list', accountId] as const

/** Items by their last change, page by page (CNT-012). */
export const contentListQuery = (accountId: string, query: ContentListQuery) =>
  infiniteQueryOptions({
    queryKey: [...listKey(accountId), query] as const,
    queryFn: ({ pageParam }) =>
      api.listContents({ params: { accountId }, query: { ...query, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ContentPage) => page.next ?? undefined,
  })

/** One item. A refusal is shown, not asked for again. */
export const contentItemQuery = (accountId: string, contentId: string) =>
  queryOptions({
    queryKey: ['content', 'item', accountId, contentId] as const,
    queryFn: () => api.readContent({ params: { accountId, contentId } }),
  })
