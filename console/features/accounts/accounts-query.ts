import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { api } from '#app/api/api.ts'
import type { AccountsSearch } from './routes.ts'

/** The agency's accounts, 50 a page by key (ACC-013). */
export const accountsQuery = (search: AccountsSearch) =>
  infiniteQueryOptions({
    queryKey: ['accounts', search],
    queryFn: ({ pageParam }) =>
      api.listAccounts({
        query: {
          after: pageParam,
          search: search.q,
          status: search.status,
          subscriptionType: search.plan,
          sort: search.sort ?? 'name',
        },
      }),
    initialPageParam: undefined as string | undefined, // the first page has no cursor
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  })
