import { queryOptions } from '@tanstack/react-query'
import { api } from '#app/api/api.ts'

export const agencySettingsQuery = (agencyId: string) =>
  queryOptions({ queryKey: ['agencySettings', agencyId], queryFn: () => api.readAgencySettings() })
