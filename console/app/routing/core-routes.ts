import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { defaultRoute } from '@vitrine/domain/auth/landing.ts'
import { contentStart, SETTINGS_START } from '@vitrine/domain/navigation/redirects.ts'
import { queryClient } from '#app/api/query-client.ts'
import { sessionQuery } from '#app/session/session-query.ts'
import { publicRoute, signedInRoute } from './roots.ts'

/** AUT-019: `/` leads each role to her own start. */
const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/',
  beforeLoad: async () => {
    const session = await queryClient.ensureQueryData(sessionQuery)
    throw redirect({ to: defaultRoute(session.viewRole), replace: true })
  },
})

const contentRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/content',
  beforeLoad: toContentStart,
})
const settingsNewRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/new',
  beforeLoad: toContentStart,
})

const settingsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings',
  beforeLoad: () => {
    throw redirect({ to: SETTINGS_START, replace: true })
  },
})

const notFoundRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/pages/errors/error-404',
  component: lazyRouteComponent(() => import('#app/pages/not-found-page.tsx'), 'NotFoundPage'),
})

/** NAV-014, NAV-015 */
async function toContentStart(): Promise<never> {
  const session = await queryClient.ensureQueryData(sessionQuery)
  const start: string = contentStart(session.can.createContentTypes.length > 0)
  throw redirect({ to: start, replace: true })
}

export const corePublicRoutes = [notFoundRoute] as const
export const coreRoutes = [homeRoute, contentRoute, settingsNewRoute, settingsRoute] as const
