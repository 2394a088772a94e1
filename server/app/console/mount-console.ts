import type { BootHost } from '@vitrine/contract/boot.ts'
import type { Host } from '@vitrine/domain/hosts/host.ts'
import { LANGUAGES } from '@vitrine/domain/language.ts'
import type { Context, Hono } from 'hono'
import type { HttpEnv } from '#platform/http/feature.ts'
import { preferredLanguage } from '#platform/http/preferred-language.ts'
import type { StaticFiles } from '#platform/static-files/static-files.ts'
import type { ConsoleAssets } from './console-assets.ts'
import { consoleDocument } from './console-document.ts'

/** Where the console comes from: the build, or Vite in development. */
export interface ConsoleSource {
  assets(): ConsoleAssets
  files: StaticFiles | undefined
  /** What development adds to the head. */
  head?: (nonce: string) => string
  isDevelopment: boolean
  /** Where map tiles come from, when configured. */
  tilesOrigin: string | undefined
}

/** The console on platform and agency hosts, at every path that nothing else answers; never on a live site. */
export function mountConsole(app: Hono<HttpEnv>, source: ConsoleSource): void {
  app.get('/assets/console/*', (c) => {
    const path = c.req.path.slice('/assets/console/'.length)
    return source.files?.answer(path, c.req.raw) ?? c.notFound()
  })
  app.get('*', (c, next) => {
    const { host } = c.get('ctx')
    const isConsole =
      (host.kind === 'platform' || host.kind === 'agency') && !/^\/(api|assets|media)(\/|$)/.test(c.req.path)
    return isConsole ? answerDocument(c, source, host) : next()
  })
}

function answerDocument(
  c: Context<HttpEnv>,
  source: ConsoleSource,
  host: Exclude<Host, { kind: 'unknown' | 'account' }>,
): Response {
  const nonce = c.get('nonce')
  const language = preferredLanguage(c.req.header('accept-language'))
  const html = consoleDocument({
    boot: { host: bootHost(host), nonce, languages: LANGUAGES, defaultLanguage: language },
    language,
    title: documentTitle(host, c.req.path),
    assets: source.assets(),
    nonce,
    head: source.head?.(nonce) ?? '',
  })
  return c.html(html, 200, {
    'content-security-policy': contentPolicy(nonce, source),
    'cache-control': 'no-store',
  })
}

/** The product's two titles on platform hosts, the agency's name on its own (HST-021, HST-022). */
export function documentTitle(host: Host, path: string): string {
  if (host.kind === 'agency') return host.brand.appName
  return /^\/(getstarted|live-chat)(\/|$)/.test(path) ? 'Instant AI Creator' : 'Perfect content'
}

function bootHost(host: Exclude<Host, { kind: 'unknown' | 'account' }>): BootHost {
  const { brand } = host
  const radius = (['sharp', 'round', 'soft'] as const).find((known) => known === brand.radius)
  return {
    kind: host.kind,
    appName: brand.appName,
    logo: brand.logo ?? null,
    icon: brand.icon ?? null,
    policyUrl: brand.policyUrl ?? null,
    themeValue: brand.themeValue ?? null,
    primaryColor: brand.primaryColor ?? null,
    radius: radius ?? null,
    allowSignUp: host.kind === 'agency' && host.allowSignUp,
    isSharedHost: host.kind === 'platform',
    businessName: brand.businessName,
  }
}

/** Scripts by nonce only; Vite's client needs a socket in development. */
function contentPolicy(nonce: string, source: ConsoleSource): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${source.tilesOrigin ? ` ${source.tilesOrigin}` : ''}`,
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self'${source.isDevelopment ? ' ws:' : ''}`,
    "frame-src 'self' blob: http: https:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
