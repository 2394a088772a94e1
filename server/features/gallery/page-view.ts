import type { PageProps } from '@vitrine/site/page-props.ts'
import type { Tx } from '#platform/db/database.ts'
import { findPageMeta, metaHash } from './meta-queries.ts'
import { type FrameOptions, presentFrame } from './present-frame.ts'
import { type MetaInput, presentMeta } from './present-meta.ts'
import type { SiteFacts } from './site-facts.ts'

/** What drawing a page needs beside the facts of its account. */
export interface PageView {
  facts: SiteFacts
  /** Scheme, host and port under which this very host is reached. */
  origin: string
  frame: Pick<FrameOptions, 'brandHref' | 'year' | 'originOf' | 'defaultHost'>
}

/** A page ready to be rendered, or where to go instead. */
export type Drawn =
  | { kind: 'page'; props: PageProps; status: 200 | 404 }
  | { kind: 'redirect'; location: string; status: 301 | 302 }

/** The frame of one page, its meta record looked up by its own address. */
export async function frameOf(
  tx: Tx,
  view: PageView,
  meta: Omit<MetaInput, 'origin' | 'record'>,
  tab: Pick<FrameOptions, 'current' | 'currentLabel'>,
) {
  const { facts, origin } = view
  const record = await findPageMeta(tx, facts.account, metaHash(new URL(meta.href, origin).href))
  return presentFrame(facts, { ...view.frame, ...tab, meta: presentMeta(facts, { ...meta, origin, record }) })
}

/** The frame of a page without an address worth remembering: not found, disabled, empty. */
export function bareFrame({ facts, origin, frame }: PageView, href: string) {
  const meta = presentMeta(facts, {
    title: null,
    description: null,
    picture: null,
    type: 'website',
    isIndexed: false,
    record: undefined,
    origin,
    href,
  })
  return presentFrame(facts, { ...frame, current: null, meta })
}

export function notFoundPage(view: PageView): Drawn {
  return {
    kind: 'page',
    status: 404,
    props: { page: 'notFound', frame: bareFrame(view, '/404'), picture: view.facts.picture },
  }
}
