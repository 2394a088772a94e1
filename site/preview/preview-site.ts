import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Brand, PageProps, SiteAssets } from '../page-props.ts'

interface Entry {
  renderPage: (page: PageProps, assets: SiteAssets) => string
  brandStylesheet: (brand: Brand) => string
}

/** What a preview shows: the sources through Vite, or the finished build. */
export interface PreviewSite {
  assets: SiteAssets
  entry: () => Promise<Entry>
  sendAsset: (request: IncomingMessage, response: ServerResponse) => unknown
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

export async function sourceSite(): Promise<PreviewSite> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
  })
  // Vite hands modules over untyped; these are the exports of entry-server.tsx.
  const load = async () =>
    (await vite.ssrLoadModule('/entry-server.tsx')) as Entry & { DEVELOPMENT_ASSETS: SiteAssets }
  const { DEVELOPMENT_ASSETS } = await load()
  return { assets: DEVELOPMENT_ASSETS, entry: load, sendAsset: vite.middlewares }
}

export async function builtSite(): Promise<PreviewSite> {
  const dist = new URL('../../dist/site/', import.meta.url)
  const entry: Entry = await import(new URL('server/entry-server.js', dist).href)
  const assets: SiteAssets = JSON.parse(await readFile(new URL('client/assets.json', dist), 'utf8'))
  return {
    assets,
    entry: async () => entry,
    async sendAsset(request, response) {
      const name = (request.url ?? '').slice('/assets/site/'.length).replace(/[^\w.-]/g, '')
      const file = await readFile(new URL(`client/${name}`, dist)).catch(() => null)
      response.statusCode = file ? 200 : 404
      response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream')
      response.end(file ?? '')
    },
  }
}
