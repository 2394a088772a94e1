/** Paths of the live site that no permalink may take (PUB-005, GAL-008). */
export const RESERVED_PERMALINKS: ReadonlySet<string> = new Set([
  'project',
  'map',
  'services',
  'before-after',
  'contact-us',
  'testimonials',
  'reviews',
  'thank-you',
  '404',
  'api',
  'media',
  'assets',
  'sitemap',
  'robots',
  'feed',
  'ig',
  'healthz',
  'readyz',
  'login',
  'home',
])

export const MAX_PERMALINK_LENGTH = 120

/** Turns a title or a typed permalink into lowercase letters, digits and hyphens; '' when nothing is left (PUB-005). */
export function toPermalink(text: string): string {
  return text
    .replace(/ı/g, 'i')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_PERMALINK_LENGTH)
    .replace(/^-+|-+$/g, '')
}

export function isPermalinkAllowed(permalink: string): boolean {
  return permalink !== '' && toPermalink(permalink) === permalink && !RESERVED_PERMALINKS.has(permalink)
}

/** The permalink itself, or the first of `x-2`, `x-3` … that is neither taken nor reserved (PUB-004, PUB-005). */
export function freePermalink(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted) && !RESERVED_PERMALINKS.has(wanted)) return wanted
  for (let index = 2; ; index++) {
    const suffix = `-${index}`
    const candidate = `${wanted.slice(0, MAX_PERMALINK_LENGTH - suffix.length)}${suffix}`
    if (!taken.has(candidate)) return candidate
  }
}
