import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { api } from '#app/api/api.ts'

export const ACCOUNT_VIEWS = ['all', 'paid', 'free', 'pending', 'disabled'] as const
export type AccountView = (typeof ACCOUNT_VIEWS)[number]

interface Wanted {
  agencyId: string
  search: string
  view: AccountView
  sort: 'name' | 'newest'
}

export const accountsQuery = ({ agencyId, search, view, sort }: Wanted) =>
  infiniteQueryOptions({
    queryKey: ['accounts', agencyId, { search, view, sort }],
    queryFn: ({ pageParam }) =>
      api.listAccounts({
        query: {
          after: pageParam,
          search: search || undefined,
          sort,
          ...(view === 'disabled'
            ? { status: 'Disabled' }
            : view === 'all'
              ? {}
              : { subscriptionType: view }),
        },
      }),
    initialPageParam: undefined as string | undefined, // the first page has no key
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  })
