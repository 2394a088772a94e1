import { authFeature } from '#features/auth/feature.ts'
import { liveFeature } from '#features/live/feature.ts'
import type { Feature } from '#platform/http/feature.ts'

/** Every feature of the server, lowest level first. */
export const features: readonly Feature[] = [authFeature, liveFeature]
