import { Problem } from '@vitrine/domain/problem.ts'
import type { Context } from 'hono'
import { originOf } from '#features/hosts/index.ts'
import type { Ctx } from '#platform/context/context.ts'
import type { HttpEnv } from '#platform/http/feature.ts'
import { answerBody, REVALIDATED } from '#platform/page-cache/answer-body.ts'
import { makeBody } from '#platform/page-cache/body.ts'
import type { SiteBuild, SiteSource } from '#platform/site-renderer/site-build.ts'
import { brandHref } from './brand.ts'
import { drawPage } from './draw-page.ts'
import { pageQuery, readTarget } from './page-target.ts'
import type { PageView } from './page-view.ts'
import type { SiteFacts } from './site-facts.ts'
import type { Finished, SiteMemory } from './site-memory.ts'

/** No inline code or style stands in a page, so its policy needs no nonce and the page caches whole. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

const HTML = 'text/html; charset=utf-8'

/** Answers a page of the live site this host stands for; undefined when the host is none. */
export async function servePage(
  c: Context<HttpEnv>,
  memory: SiteMemory,
  source: SiteSource,
): Promise<Response | undefined> {
  const ctx = c.get('ctx')
  const { host } = ctx
  if (host.kind !== 'account') return undefined
  const site = await memory.site(host.accountId)
  if (!site) return undefined
  const build = await source.current()
  const url = new URL(c.req.url)
  const query = pageQuery(url.searchParams)
  const year = ctx.now().getUTCFullYear()
  const key = [host.name, site.version, build.id, year, url.pathname, query].join('\n')
  const finished = await memory.pages.once(host.accountId, key, async (): Promise<Finished> => {
    if (!memory.mayDraw(ctx.ip))
      throw new Problem('tooManyAttempts', 'tooManyAttempts', 'Too many requests. Try again in a minute.')
    const view = pageView(ctx, site.facts, build, year)
    const target = readTarget(url.pathname, query, site.facts)
    const drawn = await drawPage(ctx.db, view, { target, path: url.pathname, query }, (filters) =>
      memory.facets(site, filters),
    )
    if (drawn.kind === 'redirect') return drawn
    const html = build.renderPage(drawn.props, build.assets)
    return { kind: 'body', status: drawn.status, body: makeBody(html, HTML) }
  })
  if (finished.kind === 'redirect') {
    return new Response(null, {
      status: finished.status,
      headers: { location: finished.location, 'cache-control': REVALIDATED },
    })
  }
  return answerBody(c.req.raw, finished.body, {
    cacheControl: REVALIDATED,
    status: finished.status,
    headers: { 'content-security-policy': PAGE_POLICY },
  })
}

function pageView(ctx: Ctx, facts: SiteFacts, build: SiteBuild, year: number): PageView {
  const { config, host } = ctx
  return {
    facts,
    origin: originOf(config, host.name),
    frame: {
      brandHref: brandHref(build, facts, host),
      year,
      originOf: (name) => originOf(config, name),
      defaultHost: config.defaultHost,
    },
  }
}
