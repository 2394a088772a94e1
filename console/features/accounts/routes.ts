import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ACCOUNT_STATUSES, SUBSCRIPTION_TYPES } from '@vitrine/domain/accounts/subscription.ts'
import { z } from 'zod'
import { signedInRoute } from '#app/routing/roots.ts'

export const accountsSearch = z.object({
  q: z.string().optional().catch(undefined),
  status: z.enum(ACCOUNT_STATUSES).optional().catch(undefined),
  plan: z.enum(SUBSCRIPTION_TYPES).optional().catch(undefined),
  sort: z.enum(['name', 'newest']).optional().catch(undefined),
})
export type AccountsSearch = z.output<typeof accountsSearch>

export const accountsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/accounts',
  validateSearch: accountsSearch,
  component: lazyRouteComponent(() => import('./accounts-page.tsx'), 'AccountsPage'),
})

export const accountsRoutes = [accountsRoute] as const
