import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Taxonomy } from '@vitrine/contract/taxonomy.ts'
import { api } from '#app/api/api.ts'
import { useAccount } from './use-account.ts'

/** What content is sorted by. The key begins with the area whose events make it stale. */
export const taxonomyQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['taxonomy', accountId],
    queryFn: () => api.readTaxonomy({ params: { accountId } }),
    staleTime: 5 * 60_000,
  })

const NOTHING: Taxonomy = {
  contentTypes: [],
  customFields: [],
  categories: [],
  services: [],
  labelGroups: [],
  can: { edit: false },
}

/** The account's taxonomy, empty until it is there: no page waits for it. */
export function useTaxonomy(): Taxonomy {
  const account = useAccount()
  return useQuery(taxonomyQuery(account.id)).data ?? NOTHING
}
