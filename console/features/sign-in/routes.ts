import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { publicRoute } from '#app/routing/roots.ts'

const loginSearch = z.object({
  /** Where to go after sign-in; only paths of this host (NAV-013). */
  to: z.string().startsWith('/').optional().catch(undefined),
  /** A token the server minted; signs in by itself (AUT-008). */
  customToken: z.string().optional().catch(undefined),
  problem: z.enum(['userNotFound', 'signedOut']).optional().catch(undefined),
  notice: z.enum(['passwordSet']).optional().catch(undefined),
})

const loginRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/login',
  validateSearch: loginSearch,
  component: lazyRouteComponent(() => import('./login-page.tsx'), 'LoginPage'),
})

const logoutRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/logout',
  component: lazyRouteComponent(() => import('./logout-page.tsx'), 'LogoutPage'),
})

export const signInRoutes = [loginRoute] as const
export const signOutRoutes = [logoutRoute] as const
