import { geoRoutes } from '@vitrine/contract/geo.ts'
import { type Feature, handle } from '#platform/http/feature.ts'
import { loadPlaces, loadPlacesJob, loadPlacesOnce } from './load-places.ts'
import { reversePlace, suggestPlaces } from './suggest-places.ts'

export const geoFeature: Feature = {
  name: 'geo',
  routes: [
    handle(geoRoutes.suggestPlaces, (ctx, { query }) => suggestPlaces(ctx, query)),
    handle(geoRoutes.reversePlace, (ctx, { query }) => reversePlace(ctx, query)),
    handle(geoRoutes.readMapSettings, async ({ config }) => ({
      tilesUrl: config.mapTilesUrl ?? null,
      attribution: config.mapAttribution ?? null,
    })),
  ],
  jobKinds: [loadPlacesJob],
  jobs: (services) => [loadPlaces(services)],
  onWorkerStart: loadPlacesOnce,
}
