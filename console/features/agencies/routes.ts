import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { signedInRoute } from '#app/routing/roots.ts'

const agenciesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/agency',
  validateSearch: z.object({ q: z.string().optional().catch(undefined) }),
  component: lazyRouteComponent(() => import('./agencies-page.tsx'), 'AgenciesPage'),
})

export const agenciesRoutes = [agenciesRoute] as const
