import { authRoutes } from './auth.ts'
import { contentRoutes } from './content.ts'
import { liveRoutes } from './live.ts'
import type { RouteDefinition } from './route.ts'
import { sessionRoutes } from './session.ts'
import { taxonomyRoutes } from './taxonomy.ts'

/** Every call of the API. A route that is not here does not exist; the access test walks this list. */
export const routes = {
  ...authRoutes,
  ...sessionRoutes,
  ...taxonomyRoutes,
  ...contentRoutes,
  ...liveRoutes,
} satisfies Record<string, RouteDefinition>
