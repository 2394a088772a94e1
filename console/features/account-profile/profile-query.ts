import { queryOptions } from '@tanstack/react-query'
import { api } from '#app/api/api.ts'

export const accountProfileQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['account', accountId, 'profile'],
    queryFn: () => api.readAccountProfile({ params: { accountId } }),
  })
