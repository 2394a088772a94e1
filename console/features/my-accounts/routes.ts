import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { signedInRoute } from '#app/routing/roots.ts'

const myAccountsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/my-accounts',
  validateSearch: z.object({ q: z.string().optional().catch(undefined) }),
  component: lazyRouteComponent(() => import('./my-accounts-page.tsx'), 'MyAccountsPage'),
})

export const myAccountsRoutes = [myAccountsRoute] as const
