import type { Context } from 'hono'
import type { HttpEnv } from '#platform/http/feature.ts'
import { answerBody, IMMUTABLE } from '#platform/page-cache/answer-body.ts'
import { makeBody } from '#platform/page-cache/body.ts'
import type { SiteSource } from '#platform/site-renderer/site-build.ts'
import { brandSheet, sheetHash } from './brand.ts'
import type { SiteMemory } from './site-memory.ts'

/** A file of the site's build; its name holds its hash, so it never changes. */
export async function serveBuiltFile(c: Context<HttpEnv>, source: SiteSource): Promise<Response | undefined> {
  const build = await source.current()
  const file = build.file(c.req.path.slice('/assets/site/'.length))
  return file && answerBody(c.req.raw, file, { cacheControl: IMMUTABLE })
}

/**
 * The brand stylesheet of this host, made again from the account's own colours. A page may be older than the colours:
 * then it gets today's, uncached, since the address promises others.
 */
export async function serveBrandSheet(
  c: Context<HttpEnv>,
  memory: SiteMemory,
  source: SiteSource,
): Promise<Response | undefined> {
  const { host } = c.get('ctx')
  const [, hash] = /^\/assets\/brand\/([0-9a-f]{20})\.css$/.exec(c.req.path) ?? []
  if (host.kind !== 'account' || !hash) return undefined
  const site = await memory.site(host.accountId)
  if (!site) return undefined
  const sheet = brandSheet(await source.current(), site.facts, host)
  if (sheet === '') return undefined
  const cacheControl = sheetHash(sheet) === hash ? IMMUTABLE : 'no-store'
  return answerBody(c.req.raw, makeBody(sheet, 'text/css; charset=utf-8'), { cacheControl })
}
