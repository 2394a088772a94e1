import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { defaultRoute } from '@vitrine/domain/auth/landing.ts'
import { GUEST_PATHS } from '@vitrine/domain/navigation/paths.ts'
import { queryClient } from '#app/api/query-client.ts'
import { FirstPaint } from '#app/pages/first-paint.tsx'
import { sessionQuery } from '#app/session/session-query.ts'
import { readToken } from '#app/session/token-store.ts'
import { RouteError } from './route-error.tsx'

export const rootRoute = createRootRoute({
  errorComponent: RouteError,
  // NAV-009: unknown addresses go to the 404 page.
  notFoundComponent: lazyRouteComponent(() => import('#app/pages/to-not-found.tsx'), 'ToNotFound'),
})

/** Parent of pages anybody may see, drawn without navigation (NAV-010). Guests' pages send signed-in persons on (NAV-013). */
export const publicRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  beforeLoad: async ({ location }) => {
    if (!GUEST_PATHS.includes(location.pathname) || !readToken()) return
    if (new URLSearchParams(location.searchStr).has('customToken')) return
    const session = await queryClient.ensureQueryData(sessionQuery).catch(() => undefined)
    if (session) throw redirect({ to: defaultRoute(session.viewRole), replace: true })
  },
})

/** Parent of every page that needs sign-in; it draws the shell (NAV-012). Guests come back after sign-in (NAV-013). */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: async ({ location }) => {
    const back = location.pathname === '/' ? undefined : location.href
    const problem = 'logout' in location.search ? ('signedOut' as const) : undefined
    if (!readToken()) throw redirect({ to: '/login', search: { to: back, problem }, replace: true })
    await queryClient.ensureQueryData(sessionQuery)
  },
  component: lazyRouteComponent(() => import('#app/shell/shell.tsx'), 'Shell'),
  pendingComponent: FirstPaint,
})
