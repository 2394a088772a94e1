import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { publicRoute } from '#app/routing/roots.ts'

const signUpRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/signup-account',
  component: lazyRouteComponent(() => import('./sign-up-page.tsx'), 'SignUpPage'),
})

const checkEmailRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/check-email',
  validateSearch: z.object({ email: z.string().optional().catch(undefined) }),
  component: lazyRouteComponent(() => import('./check-email-page.tsx'), 'CheckEmailPage'),
})

const confirmRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/signup-account-confirm',
  // AUT-020: the mailed link carries uid and email; uid is the single-use token.
  validateSearch: z.object({
    uid: z.string().optional().catch(undefined),
    email: z.string().optional().catch(undefined),
  }),
  component: lazyRouteComponent(() => import('./confirm-page.tsx'), 'ConfirmPage'),
})

export const signUpRoutes = [signUpRoute, checkEmailRoute, confirmRoute] as const
