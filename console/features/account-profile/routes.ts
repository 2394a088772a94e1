import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedInRoute } from '#app/routing/roots.ts'

const accountProfileRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/profile',
  component: lazyRouteComponent(() => import('./account-profile-page.tsx'), 'AccountProfilePage'),
})

export const accountProfileRoutes = [accountProfileRoute] as const
