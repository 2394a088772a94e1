import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedInRoute } from '#app/routing/roots.ts'

const agencySettingsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/account-agency',
  component: lazyRouteComponent(() => import('./agency-settings-page.tsx'), 'AgencySettingsPage'),
})

export const agencySettingsRoutes = [agencySettingsRoute] as const
