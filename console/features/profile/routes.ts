import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedInRoute } from '#app/routing/roots.ts'

const profilePage = lazyRouteComponent(() => import('./profile-page.tsx'), 'ProfilePage')

const profileRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account',
  component: profilePage,
})

/** AUT-036: the same personal page under the house's menu entry and as a target of redirects. */
const settingsAccountRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/account',
  component: profilePage,
})

export const profileRoutes = [profileRoute, settingsAccountRoute] as const
