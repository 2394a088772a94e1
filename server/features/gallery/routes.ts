import { publicGalleryRoutes } from '@vitrine/contract/public-gallery.ts'
import { Problem } from '@vitrine/domain/problem.ts'
import { originOf } from '#features/hosts/index.ts'
import type { Ctx } from '#platform/context/context.ts'
import { type Exchange, handle, type MountedRoute } from '#platform/http/feature.ts'
import { REVALIDATED } from '#platform/page-cache/answer-body.ts'
import { readCursor } from './list-cursor.ts'
import { presentSettings } from './present-public.ts'
import { findPublicAccount, type PublicTarget } from './public-account.ts'
import { readPageMeta } from './read-page-meta.ts'
import { listPublicContents, readPublicContent, readPublicGallery } from './read-public.ts'
import type { SiteFacts } from './site-facts.ts'
import type { SiteMemory } from './site-memory.ts'

/** The public API of live sites (GAL-050); it shares the memory of their pages. */
export function publicRoutes(memoryOf: (ctx: Ctx) => SiteMemory): readonly MountedRoute[] {
  /** The account asked for and its version as the answer's tag; 404 while it shows nothing (ACC-012, GAL-044). */
  const enter = async (ctx: Ctx, target: PublicTarget, { headers }: Exchange): Promise<SiteFacts> => {
    const account = await findPublicAccount(ctx, target)
    const site = account && (await memoryOf(ctx).site(account))
    if (!site || site.facts.isDisabled) throw nothingHere()
    headers.set('cache-control', REVALIDATED)
    headers.set('etag', `W/"${account}-${site.version}"`)
    return site.facts
  }
  const r = publicGalleryRoutes
  return [
    handle(r.readPublicGallery, async (ctx, { query }, exchange) => {
      const facts = await enter(ctx, query, exchange)
      return ctx.db.inAccount(facts.account, (tx) => readPublicGallery(tx, facts))
    }),
    handle(r.readPublicGallerySettings, async (ctx, { params }, exchange) =>
      presentSettings(await enter(ctx, params, exchange)),
    ),
    handle(r.readPublicContent, async (ctx, { params, query }, exchange) => {
      const facts = await enter(ctx, query, exchange)
      const content = await ctx.db.inAccount(facts.account, (tx) => readPublicContent(tx, facts, params.id))
      if (!content) throw nothingHere()
      return content
    }),
    handle(r.listPublicContents, async (ctx, { query }, exchange) => {
      const facts = await enter(ctx, query, exchange)
      const page = { after: readCursor(query.after), limit: query.limit }
      return ctx.db.inAccount(facts.account, (tx) => listPublicContents(tx, facts, page))
    }),
    handle(r.readPublicMeta, async (ctx, { params, query }, exchange) => {
      const facts = await enter(ctx, query, exchange)
      const host = query.host ?? (ctx.host.kind === 'account' ? ctx.host.name : facts.row.site_domain)
      const origin = originOf(ctx.config, host ?? ctx.host.name)
      const meta = await ctx.db.inAccount(facts.account, (tx) => readPageMeta(tx, facts, origin, params.hash))
      if (!meta) throw nothingHere()
      return meta
    }),
  ]
}

function nothingHere(): Problem {
  return new Problem('notFound', 'notFound', 'There is nothing here')
}
