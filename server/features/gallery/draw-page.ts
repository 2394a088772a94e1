import type { GalleryFilters } from '@vitrine/domain/gallery/filters.ts'
import { NO_FILTERS } from '@vitrine/domain/gallery/filters.ts'
import { isUuid } from '@vitrine/domain/ids.ts'
import type { Database } from '#platform/db/database.ts'
import { drawItem } from './draw-item.ts'
import { countList, drawList } from './draw-list.ts'
import { drawReviews } from './draw-reviews.ts'
import { drawServices } from './draw-services.ts'
import { findItem, findRedirect } from './item-queries.ts'
import { type FacetCount, findListIds } from './list-queries.ts'
import type { PageTarget } from './page-target.ts'
import { bareFrame, type Drawn, notFoundPage, type PageView } from './page-view.ts'

export interface DrawRequest {
  target: PageTarget
  /** Encoded path and the parameters that matter. */
  path: string
  query: URLSearchParams
}

/** Draws what an address of a live site asks for. */
export async function drawPage(
  db: Database,
  view: PageView,
  { target, path, query }: DrawRequest,
  facets: (filters: GalleryFilters) => Promise<FacetCount[]>,
): Promise<Drawn> {
  const { facts } = view
  if (facts.isDisabled) {
    return { kind: 'page', status: 404, props: { page: 'disabled', frame: bareFrame(view, '/') } }
  }
  switch (target.kind) {
    case 'redirect':
      return {
        kind: 'redirect',
        location: withQuery(target.path, query),
        status: target.isPermanent ? 301 : 302,
      }
    case 'notFound':
      return notFoundPage(view)
    case 'services': {
      const counts = await facets(NO_FILTERS)
      return db.inAccount(facts.account, (tx) => drawServices(tx, view, counts))
    }
    case 'reviews':
      return db.inAccount(facts.account, (tx) => drawReviews(tx, view, target.after))
    case 'list': {
      const counted = await countList(target.filters, facets)
      return db.inAccount(facts.account, (tx) => drawList(tx, view, target, counted))
    }
    case 'item':
      return db.inAccount(facts.account, async (tx) => {
        const item = await findItem(tx, facts, { permalink: target.permalink })
        const moved = item ? undefined : await findRedirect(tx, facts, target.permalink)
        if (moved === undefined) return drawItem(tx, view, item)
        return { kind: 'redirect', location: `/${encodeURIComponent(moved)}`, status: 301 }
      })
    case 'openedItem':
      return db.inAccount(facts.account, async (tx) => {
        const item = isUuid(target.id) ? await findItem(tx, facts, { id: target.id }) : undefined
        if (item) return drawItem(tx, view, item)
        const [first] = await findListIds(tx, facts, NO_FILTERS, { after: undefined, take: 1 })
        if (!first)
          return { kind: 'page', status: 200, props: { page: 'empty', frame: bareFrame(view, '/') } }
        const opened = new URLSearchParams(query)
        opened.set('id', first)
        return { kind: 'redirect', location: withQuery(path, opened), status: 302 }
      })
  }
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size ? `${path}?${query}` : path
}
