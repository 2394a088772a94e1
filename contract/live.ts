import { ACCOUNT_ROLES } from '@vitrine/domain/auth/view-role.ts'
import { z } from 'zod'
import { id } from './fields.ts'
import { route } from './route.ts'

export const HEARTBEAT_MS = 15_000 // API-010

export const liveRoutes = {
  streamEvents: route({
    method: 'get',
    path: '/api/accounts/{accountId}/events',
    access: { scope: 'account', roles: ACCOUNT_ROLES },
    summary:
      'What happens in the account, as server-sent events: `{id, type, payload}` with ids only (API-010)',
    tags: ['live'],
    params: z.object({ accountId: id }),
    produces: 'text/event-stream',
  }),
}
