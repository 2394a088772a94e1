import type { Feature } from '#platform/http/feature.ts'
import { routes } from './routes.ts'

export const taxonomyFeature: Feature = { name: 'taxonomy', routes }
