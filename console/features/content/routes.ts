import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { signedInRoute } from '#app/routing/roots.ts'
import { listSearch } from './list/list-search.ts'

/** CNT-026 */
const contentListRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/content-overview',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./list/content-list-page.tsx'), 'ContentListPage'),
})

/** CNT-025 */
const newContentRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/content/new',
  validateSearch: z.object({ type: z.uuid().optional().catch(undefined) }),
  component: lazyRouteComponent(() => import('./new/new-content-page.tsx'), 'NewContentPage'),
})

/** The tab by its number (CNT-024); without one the first. */
const contentItemRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/content/$contentId/{-$tab}',
  component: lazyRouteComponent(() => import('./item/item-page.tsx'), 'ItemPage'),
})

export const contentRoutes = [contentListRoute, newContentRoute, contentItemRoute] as const
