import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedInRoute } from '#app/routing/roots.ts'

const welcomeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/welcome-user',
  component: lazyRouteComponent(() => import('./welcome-page.tsx'), 'WelcomePage'),
})

export const welcomeRoutes = [welcomeRoute] as const
