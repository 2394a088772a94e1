import type { Services } from '#platform/context/context.ts'
import type { Feature } from '#platform/http/feature.ts'
import { builtSite } from '#platform/site-renderer/built-site.ts'
import type { SiteSource } from '#platform/site-renderer/site-build.ts'
import { mountSite } from './mount-site.ts'
import { publicRoutes } from './routes.ts'
import { createSiteMemory, type SiteMemory } from './site-memory.ts'

/** The live sites and their public API, drawn by the given source: the build, or in development Vite. */
export function createGalleryFeature(source: SiteSource): Feature {
  // one memory per node; a node is told apart by the events it hears
  const memories = new WeakMap<Services['live'], SiteMemory>()
  const memoryOf = (services: Pick<Services, 'db' | 'live'>): SiteMemory => {
    const memory = memories.get(services.live) ?? createSiteMemory(services)
    memories.set(services.live, memory)
    return memory
  }
  return {
    name: 'gallery',
    routes: publicRoutes(memoryOf),
    http: (app, services) => mountSite(app, memoryOf(services), source),
  }
}

export const galleryFeature = createGalleryFeature(builtSite())
