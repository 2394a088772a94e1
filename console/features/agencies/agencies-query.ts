import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { api } from '#app/api/api.ts'

export const agenciesQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['agencies', search],
    queryFn: ({ pageParam }) =>
      api.listAgencies({ query: { after: pageParam, search: search || undefined } }),
    initialPageParam: undefined as string | undefined, // the first page has no key
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  })
