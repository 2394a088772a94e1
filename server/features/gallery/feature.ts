import type { Feature } from '#platform/http/feature.ts'
import { builtSite } from '#platform/site-renderer/built-site.ts'
import type { SiteSource } from '#platform/site-renderer/site-build.ts'
import { mountSite } from './mount-site.ts'
import { createSiteMemory } from './site-memory.ts'

/** The live sites, drawn by the given source; in development that is Vite instead of the build. */
export function createGalleryFeature(source: SiteSource): Feature {
  return {
    name: 'gallery',
    http: (app, services) => mountSite(app, createSiteMemory(services), source),
  }
}

export const galleryFeature = createGalleryFeature(builtSite())
