import { openApiDocument } from '@vitrine/contract/openapi.ts'
import type { Hono } from 'hono'
import type { HttpEnv } from '#platform/http/feature.ts'
import { docsPage } from './docs-page.ts'

/** The contract for programs at /api/openapi.json and for people at /api/docs. */
export function mountDocs(app: Hono<HttpEnv>): void {
  let document: ReturnType<typeof openApiDocument> | undefined
  app.get('/api/openapi.json', (c) => {
    document ??= openApiDocument()
    return c.json(document)
  })
  app.get('/api/docs', (c) => {
    const nonce = c.get('nonce')
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`
    return c.html(docsPage(nonce), 200, { 'content-security-policy': policy })
  })
}
