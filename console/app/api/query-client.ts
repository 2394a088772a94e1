import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from './api-problem.ts'

/** One cache for everything the server told us. Refusals are final; only a missing answer is asked for again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      networkMode: 'always',
      retry: (failures, error) =>
        failures < 2 && !(error instanceof ApiProblem && error.status > 0 && error.status < 500),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
