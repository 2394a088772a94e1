import type { Context } from 'hono'
import { originOf } from '#features/hosts/index.ts'
import type { HttpEnv } from '#platform/http/feature.ts'
import { answerBody, REVALIDATED } from '#platform/page-cache/answer-body.ts'
import { makeBody } from '#platform/page-cache/body.ts'
import { robotsText } from './robots.ts'
import type { Finished, SiteMemory } from './site-memory.ts'
import { drawSitemap } from './sitemap.ts'

export function serveRobots(c: Context<HttpEnv>): Promise<Response> {
  const { host, config } = c.get('ctx')
  const body = makeBody(robotsText(host, originOf(config, host.name)), 'text/plain; charset=utf-8')
  return answerBody(c.req.raw, body, { cacheControl: REVALIDATED })
}

/** /sitemap.xml and its parts /sitemap-1.xml …, of live sites only. */
export async function serveSitemap(c: Context<HttpEnv>, memory: SiteMemory): Promise<Response | undefined> {
  const { host, config, db } = c.get('ctx')
  const [, part] = /^\/sitemap(?:-([1-9]\d{0,4}))?\.xml$/.exec(c.req.path) ?? [undefined, undefined]
  if (host.kind !== 'account') return undefined
  const site = await memory.site(host.accountId)
  if (!site || site.facts.isDisabled) return undefined
  const key = [host.name, site.version, c.req.path].join('\n')
  const finished = await memory.pages.once(host.accountId, key, async (): Promise<Finished> => {
    const text = await db.inAccount(site.facts.account, (tx) =>
      drawSitemap(tx, site.facts, {
        origin: originOf(config, host.name),
        part: part ? Number(part) : undefined,
      }),
    )
    return { kind: 'body', status: text === undefined ? 404 : 200, body: makeBody(text ?? '', XML) }
  })
  if (finished.kind === 'redirect' || finished.status === 404) return undefined
  return answerBody(c.req.raw, finished.body, { cacheControl: REVALIDATED })
}

const XML = 'application/xml; charset=utf-8'
