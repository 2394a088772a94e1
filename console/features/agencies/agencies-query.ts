import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { api } from '#app/api/api.ts'

/** Agencies by name, 50 a page by key (ACC-013). */
export const agenciesQuery = (search: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['agencies', search],
    queryFn: ({ pageParam }) => api.listAgencies({ query: { after: pageParam, search } }),
    initialPageParam: undefined as string | undefined, // the first page has no cursor
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  })
