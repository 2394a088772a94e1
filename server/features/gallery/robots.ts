import type { Host } from '@vitrine/domain/hosts/host.ts'

/** Live sites are for search engines, but not their API; on every other host people sign in, and nothing is to be found. */
export function robotsText(host: Host, origin: string): string {
  if (host.kind !== 'account') return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
}
