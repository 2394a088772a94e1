import type { Services } from '#platform/context/context.ts'
import { areGeoPlacesLoaded, loadGeoPlaces } from '#platform/geo/embedded/load-geo-places.ts'
import { defineJob, type JobHandler } from '#platform/queue/queue.ts'

/** Fills the tables of the embedded geocoder after the first start; an interrupted one adds what is missing. */
export const loadPlacesJob = defineJob<object>({
  name: 'load-places',
  retries: 5,
  expiresInSeconds: 600,
  concurrency: 1,
})

export function loadPlaces(services: Services): JobHandler {
  return {
    kind: loadPlacesJob,
    run: async () => {
      if (await areGeoPlacesLoaded(services.db)) return
      const count = await loadGeoPlaces(services.db, { now: services.now() })
      services.log.info('the places for address suggestions are loaded', { count })
    },
  }
}

/** Only the embedded geocoder needs the tables; one job waits at a time, however many workers start. */
export async function loadPlacesOnce(services: Services): Promise<void> {
  if (services.geocoder.provider !== 'embedded' || (await areGeoPlacesLoaded(services.db))) return
  await services.queue.send(loadPlacesJob, {}, { key: 'once' })
}
