/**
 * Shows every page from fixtures, for eyes, screenshots and browser tests:
 * `node site/preview/preview.ts [port] [--built]`. Without --built the sources are shown through Vite.
 * PREVIEW_PICTURES names a folder with sample pictures ({name}.jpg); without it they are plain grey.
 * Pages: /?lang=ar&theme=dark2&color=c93a12, /many, /item, /testimonials, /services, /404, /disabled, /empty, /empty-search.
 */
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { previewPage } from './preview-page.ts'
import { builtSite, sourceSite } from './preview-site.ts'

const BLANK =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="#9aa5a1"/></svg>'
const port = Number(process.argv[2] ?? 43000)
const site = process.argv.includes('--built') ? await builtSite() : await sourceSite()

createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost')
  if (url.pathname.startsWith('/media/')) return sendPicture(url.pathname, response)
  if (url.pathname.startsWith('/assets/site/')) return site.sendAsset(request, response)
  const { renderPage, brandStylesheet } = await site.entry()
  const brand = /^\/assets\/brand\/([a-z0-9]+)-([0-9a-f]{6})\.css$/i.exec(url.pathname)
  if (brand) {
    const css = brandStylesheet({
      primaryColor: `#${brand[2]}`,
      themeValue: brand[1] ?? null,
      themeColors: null,
      overlay: null,
    })
    return send(response, 'text/css', css)
  }
  response.setHeader('content-security-policy', "default-src 'self'")
  send(response, 'text/html; charset=utf-8', renderPage(previewPage(url), site.assets))
}).listen(port, () => console.log(`Preview on http://localhost:${port}`))

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.setHeader('content-type', type)
  response.end(body)
}

async function sendPicture(path: string, response: ServerResponse): Promise<void> {
  const name = /\/([a-z0-9-]+)_[^/]*$/.exec(path)?.[1] ?? ''
  const picture = await readFile(join(process.env.PREVIEW_PICTURES ?? '', `${name}.jpg`)).catch(() => null)
  if (picture) return send(response, 'image/jpeg', picture)
  send(response, 'image/svg+xml', BLANK)
}
