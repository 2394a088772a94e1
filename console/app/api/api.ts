import { createClient } from '@vitrine/contract/client.ts'
import { routes } from '@vitrine/contract/routes.ts'
import { fetcher } from './fetcher.ts'

/** Every call of the server as a typed function: `api.readSession()`. Failures throw ApiProblem. */
export const api = createClient(routes, fetcher)
