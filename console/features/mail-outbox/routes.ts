import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { MAIL_STATUSES } from '@vitrine/domain/mail/mail-status.ts'
import { z } from 'zod'
import { signedInRoute } from '#app/routing/roots.ts'

const outboxRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/outbox',
  validateSearch: z.object({
    q: z.string().optional().catch(undefined),
    status: z.enum(MAIL_STATUSES).optional().catch(undefined),
    mail: z.string().optional().catch(undefined),
  }),
  component: lazyRouteComponent(() => import('./outbox-page.tsx'), 'OutboxPage'),
})

export const outboxRoutes = [outboxRoute] as const
