import { accountsFeature } from '#features/accounts/feature.ts'
import { authFeature } from '#features/auth/feature.ts'
import { contentFeature } from '#features/content/feature.ts'
import { galleryFeature } from '#features/gallery/feature.ts'
import { geoFeature } from '#features/geo/feature.ts'
import { liveFeature } from '#features/live/feature.ts'
import { mailFeature } from '#features/mail/feature.ts'
import { mediaFeature } from '#features/media/feature.ts'
import { publishingFeature } from '#features/publishing/feature.ts'
import { publicCopies } from '#features/publishing/index.ts'
import { taxonomyFeature } from '#features/taxonomy/feature.ts'
import type { Feature } from '#platform/http/feature.ts'

/** Every feature of the server, lowest level first. */
export const features: readonly Feature[] = [
  mailFeature,
  accountsFeature,
  authFeature,
  liveFeature,
  mediaFeature,
  geoFeature,
  taxonomyFeature,
  contentFeature(publicCopies),
  publishingFeature,
  galleryFeature,
]
