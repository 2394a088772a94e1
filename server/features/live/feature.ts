import { liveRoutes } from '@vitrine/contract/live.ts'
import { bearerOf } from '#platform/http/bearer.ts'
import { type Feature, handle } from '#platform/http/feature.ts'
import { streamEvents } from './stream-events.ts'

export const liveFeature: Feature = {
  name: 'live',
  routes: [
    handle(liveRoutes.streamEvents, async (ctx, _input, { request }) =>
      streamEvents(ctx, bearerOf(request.headers.get('authorization'))),
    ),
  ],
}
