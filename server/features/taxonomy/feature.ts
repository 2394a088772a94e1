import type { Feature } from '#platform/http/feature.ts'
import { taxonomyListeners } from './listeners.ts'
import { routes } from './routes.ts'

export const taxonomyFeature: Feature = { name: 'taxonomy', routes, listeners: taxonomyListeners }
