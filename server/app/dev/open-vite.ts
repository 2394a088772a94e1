import type { Server } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ViteDevServer } from 'vite'
import { reloadDrawnPages } from './reload-drawn-pages.ts'

export interface DevelopmentPages {
  console: ViteDevServer
  site: ViteDevServer
  close(): Promise<void>
}

/** Both front ends straight from their sources, with hot reload over the server's own port. */
export async function openVite(root: string, server: Server): Promise<DevelopmentPages> {
  // only development has Vite; it must not be loaded otherwise
  const { createServer } = await import(
    pathToFileURL(join(root, 'node_modules/vite/dist/node/index.js')).href
  )
  const open = (part: string): Promise<ViteDevServer> =>
    createServer({
      configFile: join(root, part, 'vite.config.ts'),
      // a bundled copy beside it would look like a change of the server
      configLoader: 'native',
      root: join(root, part),
      appType: 'custom',
      plugins: part === 'site' ? [reloadDrawnPages] : [],
      server: { middlewareMode: true, hmr: { server, path: `/hmr-${part}` }, allowedHosts: true },
    })
  const [console, site] = await Promise.all([open('console'), open('site')])
  return {
    console,
    site,
    close: async () => {
      await Promise.all([console.close(), site.close()])
    },
  }
}
