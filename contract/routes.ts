import { accountRoutes } from './accounts.ts'
import { agencyRoutes } from './agencies.ts'
import { authRoutes } from './auth.ts'
import { contentRoutes } from './content.ts'
import { geoRoutes } from './geo.ts'
import { liveRoutes } from './live.ts'
import { mailRoutes } from './mail.ts'
import { mediaRoutes } from './media.ts'
import { publicGalleryRoutes } from './public-gallery.ts'
import type { RouteDefinition } from './route.ts'
import { sessionRoutes } from './session.ts'
import { taxonomyRoutes } from './taxonomy.ts'

/** Every call of the API. A route that is not here does not exist; the access test walks this list. */
export const routes = {
  ...authRoutes,
  ...sessionRoutes,
  ...mailRoutes,
  ...agencyRoutes,
  ...accountRoutes,
  ...taxonomyRoutes,
  ...contentRoutes,
  ...mediaRoutes,
  ...geoRoutes,
  ...liveRoutes,
  ...publicGalleryRoutes,
} satisfies Record<string, RouteDefinition>
