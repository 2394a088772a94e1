import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { publicRoute } from '#app/routing/roots.ts'

const resetPasswordRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/reset-password',
  component: lazyRouteComponent(() => import('./reset-password-page.tsx'), 'ResetPasswordPage'),
})

const sentEmailRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/sent-email',
  validateSearch: z.object({ email: z.string().optional().catch(undefined) }),
  component: lazyRouteComponent(() => import('./sent-email-page.tsx'), 'SentEmailPage'),
})

const setPasswordRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/set-password',
  validateSearch: z.object({ code: z.string().optional().catch(undefined) }),
  component: lazyRouteComponent(() => import('./set-password-page.tsx'), 'SetPasswordPage'),
})

export const passwordRoutes = [resetPasswordRoute, sentEmailRoute, setPasswordRoute] as const
