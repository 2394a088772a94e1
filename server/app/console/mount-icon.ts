import type { Hono } from 'hono'
import type { HttpEnv } from '#platform/http/feature.ts'

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1f7a5c"/><path d="M9 10.5l7 12 7-12" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`

/** The product's own mark, where a host has no icon. */
export function mountIcon(app: Hono<HttpEnv>): void {
  const answer = () =>
    new Response(ICON, {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
    })
  app.get('/assets/icon.svg', answer)
  app.get('/favicon.ico', answer)
}
