import { SITE_PATHS, servicePath } from '@vitrine/domain/gallery/links.ts'
import type { Picture } from '@vitrine/site/page-props.ts'
import { sql } from 'kysely'
import { findMediaByIds, presentMedia } from '#features/media/index.ts'
import type { Tx } from '#platform/db/database.ts'
import type { FacetCount } from './list-queries.ts'
import { type Drawn, frameOf, type PageView } from './page-view.ts'

interface ServiceRow {
  id: string
  label: string
  description: string
  cover_media_id: string | null
}

/** The services, each with how many visible items carry it (GAL-038). `counts` are the facets without any filter. */
export async function drawServices(tx: Tx, view: PageView, counts: readonly FacetCount[]): Promise<Drawn> {
  const { account, settings } = view.facts
  const { rows } = await sql<ServiceRow>`
    select id, label, description, cover_media_id from services where account_id = ${account} order by position, id`.execute(
    tx,
  )
  const covers = await findCovers(tx, account, rows)
  const items = new Map(
    counts.filter(({ kind }) => kind === 'service').map(({ label, items }) => [label, items]),
  )
  const { ourServicesTitle: title = null, ourServicesSubtitle: introduction = null } =
    settings.liveSiteTextOptions
  const frame = await frameOf(
    tx,
    view,
    {
      title,
      description: introduction,
      picture: null,
      href: SITE_PATHS.services,
      type: 'website',
      isIndexed: true,
    },
    { current: 'services' },
  )
  const services = rows.map(({ label, description, cover_media_id }) => ({
    label,
    description: description.trim() || null,
    cover: (cover_media_id && covers.get(cover_media_id)) || null,
    href: servicePath(label),
    count: items.get(label) ?? 0,
  }))
  return { kind: 'page', status: 200, props: { page: 'services', frame, title, introduction, services } }
}

async function findCovers(
  tx: Tx,
  account: string,
  rows: readonly ServiceRow[],
): Promise<Map<string, Picture>> {
  const media = await findMediaByIds(
    tx,
    account,
    rows.flatMap(({ cover_media_id }) => cover_media_id ?? []),
  )
  return new Map(
    media.map(presentMedia).flatMap((medium): [string, Picture][] => {
      if (!medium.thumb || medium.kind !== 'image') return []
      const { thumb, width, height, alt, caption } = medium
      return [
        [
          medium.uid,
          { thumb, width: width ?? 0, height: height ?? 0, alt: alt || null, caption: caption || null },
        ],
      ]
    }),
  )
}
