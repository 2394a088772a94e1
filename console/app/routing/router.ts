import { createRouter } from '@tanstack/react-router'
import { PagePending } from '#app/pages/page-pending.tsx'
import { routeTree } from './route-tree.ts'

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  trailingSlash: 'never',
  // Waiting shows nothing for 150 ms, then the skeleton for at least 300 ms.
  defaultPendingComponent: PagePending,
  defaultPendingMs: 150,
  defaultPendingMinMs: 300,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
