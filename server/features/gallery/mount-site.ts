import type { Context, Hono } from 'hono'
import type { HttpEnv } from '#platform/http/feature.ts'
import type { SiteSource } from '#platform/site-renderer/site-build.ts'
import { serveBrandSheet, serveBuiltFile } from './serve-assets.ts'
import { servePage } from './serve-pages.ts'
import { serveRobots, serveSitemap } from './serve-robots.ts'
import type { SiteMemory } from './site-memory.ts'

/** The live sites' addresses that are no JSON. On hosts of another kind all but robots.txt and the files pass by. */
export function mountSite(app: Hono<HttpEnv>, memory: SiteMemory, source: SiteSource): void {
  const orPass =
    (serve: (c: Context<HttpEnv>) => Promise<Response | undefined>) =>
    async (c: Context<HttpEnv>, next: () => Promise<void>): Promise<Response | undefined> => {
      const answer = await serve(c)
      if (answer) return answer
      await next()
      return undefined
    }
  app.get('/robots.txt', (c) => serveRobots(c))
  app.get(
    '/assets/site/*',
    orPass((c) => serveBuiltFile(c, source)),
  )
  app.get(
    '/assets/brand/*',
    orPass((c) => serveBrandSheet(c, memory, source)),
  )
  app.get(
    '/:file{sitemap(-[0-9]+)?\\.xml}',
    orPass((c) => serveSitemap(c, memory)),
  )
  app.get(
    '*',
    orPass(async (c) => (isPage(c.req.path) ? servePage(c, memory, source) : undefined)),
  )
}

/** Other features answer below these; a live site never shows its 404 page there. */
function isPage(path: string): boolean {
  return !/^\/(api|media|assets)(\/|$)/.test(path)
}
