/**
 * Shows every page from fixtures, for eyes and screenshots: `node site/preview.ts [port]`.
 * PREVIEW_PICTURES names a folder with sample pictures ({name}.jpg); without it pictures stay blank.
 * Pages: /?lang=ar&theme=dark2&color=c93a12, /item, /testimonials, /services, /404, /disabled, /empty, /empty-search.
 */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'
import { previewPage } from './fixtures/preview-page.ts'

const port = Number(process.argv[2] ?? 43000)
const vite = await createVite({
  configFile: new URL('./vite.config.ts', import.meta.url).pathname,
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
})

createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost')
  if (url.pathname.startsWith('/media/')) return sendPicture(url.pathname)
  if (url.pathname.startsWith('/assets/site/')) return vite.middlewares(request, response)
  const { renderPage, brandStylesheet, DEVELOPMENT_ASSETS } = await vite.ssrLoadModule('/entry-server.tsx')
  const brand = /^\/assets\/brand\/([a-z0-9]+)-([0-9a-f]{6})\.css$/.exec(url.pathname)
  if (brand) {
    response.setHeader('content-type', 'text/css')
    response.end(
      brandStylesheet({
        primaryColor: `#${brand[2]}`,
        themeValue: brand[1],
        themeColors: null,
        overlay: null,
      }),
    )
    return
  }
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('content-security-policy', "default-src 'self'; img-src 'self' data:")
  response.end(renderPage(previewPage(url), DEVELOPMENT_ASSETS))

  async function sendPicture(path: string) {
    const name = /\/([a-z0-9-]+)_[^/]*$/.exec(path)?.[1] ?? ''
    const picture = await readFile(join(process.env.PREVIEW_PICTURES ?? '', `${name}.jpg`)).catch(() => null)
    response.statusCode = picture ? 200 : 404
    response.setHeader('content-type', 'image/jpeg')
    response.end(picture ?? '')
  }
}).listen(port, () => console.log(`Preview on http://localhost:${port}`))
