import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { publicRoute } from '#app/routing/roots.ts'

const page = lazyRouteComponent(() => import('./terms-page.tsx'), 'TermsPage')

const termsRoute = createRoute({ getParentRoute: () => publicRoute, path: '/terms', component: page })
const privacyRoute = createRoute({ getParentRoute: () => publicRoute, path: '/privacy', component: page })

export const termsRoutes = [termsRoute, privacyRoute] as const
