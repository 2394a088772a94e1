import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { signedInRoute } from '#app/routing/roots.ts'
import { ACCOUNT_VIEWS } from './accounts-query.ts'

const accountsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/accounts',
  validateSearch: z.object({
    q: z.string().optional().catch(undefined),
    view: z.enum(ACCOUNT_VIEWS).optional().catch(undefined),
    sort: z.enum(['name', 'newest']).optional().catch(undefined),
  }),
  component: lazyRouteComponent(() => import('./accounts-page.tsx'), 'AccountsPage'),
})

export const accountsRoutes = [accountsRoute] as const
