import type { PublicPicture } from '@vitrine/domain/content/public-copy.ts'
import { contentTypePath, SITE_PATHS, servicePath } from '@vitrine/domain/gallery/links.ts'
import { renditionUrl } from '@vitrine/domain/media/rendition-names.ts'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { shownItems } from './item-queries.ts'
import { itemHref } from './present-card.ts'
import { reviewsPath } from './present-frame.ts'
import { isOwnAddress } from './present-pictures.ts'
import type { SiteFacts } from './site-facts.ts'

/** Addresses one sitemap may hold, by the protocol. */
const SITEMAP_MAX = 50_000
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

interface SitemapRow {
  id: string
  permalink: string
  title: string
  cover: PublicPicture | null
  updated_at: Date
}

/**
 * The sitemap of a live site: its pages and every visible item with its picture. Beyond `max` addresses it becomes a
 * list of parts, asked for by number from 1; undefined for a part that is not there.
 */
export async function drawSitemap(
  tx: Tx,
  facts: SiteFacts,
  site: { origin: string; part: number | undefined; max?: number },
): Promise<string | undefined> {
  const { origin, part } = site
  const pages = fixedPages(facts)
  const max = (site.max ?? SITEMAP_MAX) - pages.length
  const starts = await partStarts(tx, facts, max)
  if (part === undefined && starts.length > 1) {
    const parts = starts.map(
      (_, at) => `<sitemap><loc>${xml(`${origin}/sitemap-${at + 1}.xml`)}</loc></sitemap>`,
    )
    return `${HEAD}<sitemapindex ${SPACES}>${parts.join('')}</sitemapindex>\n`
  }
  const at = (part ?? 1) - 1
  if (at >= Math.max(1, starts.length)) return undefined
  const rows = await findRows(tx, facts, starts[at], max)
  const entries = [
    ...(at === 0 ? pages.map((path) => `<url><loc>${xml(origin + path)}</loc></url>`) : []),
    ...rows.map((row) => itemEntry(row, origin)),
  ]
  return `${HEAD}<urlset ${SPACES} ${IMAGES}>${entries.join('\n')}</urlset>\n`
}

function fixedPages(facts: SiteFacts): string[] {
  const { known, settings, reviews } = facts
  return [
    SITE_PATHS.home,
    ...(settings.enableLiveSiteMode && known.services.length > 0 ? [SITE_PATHS.services] : []),
    ...(reviews.count > 0 ? [reviewsPath(facts)] : []),
    ...known.contentTypes.filter((label) => settings.contentTypesTabs.includes(label)).map(contentTypePath),
    ...known.services.map(servicePath),
  ]
}

/** The last id before each part, in the order of ids; parts are cut by key. */
async function partStarts(tx: Tx, facts: SiteFacts, max: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, row_number() over (order by id) as place from (
        select id from content_public where ${shownItems(facts)} order by updated_at desc, id desc limit ${facts.cap}
      ) shown) numbered where (place - 1) % ${max}::bigint = 0 order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

async function findRows(
  tx: Tx,
  facts: SiteFacts,
  from: string | undefined,
  take: number,
): Promise<SitemapRow[]> {
  if (from === undefined) return []
  const { rows } = await sql<SitemapRow>`
    select id, permalink, title, card->'cover' as cover, updated_at from (
      select id, permalink, title, card, updated_at from content_public where ${shownItems(facts)}
       order by updated_at desc, id desc limit ${facts.cap}
    ) shown where id >= ${from}::uuid order by id limit ${take}`.execute(tx)
  return rows
}

function itemEntry(row: SitemapRow, origin: string): string {
  const cover =
    row.cover && isOwnAddress(row.cover.thumb) ? renditionUrl(row.cover.thumb, '1280x1280', 'jpg') : null
  const image = cover ? `<image:image><image:loc>${xml(origin + cover)}</image:loc></image:image>` : ''
  const day = row.updated_at.toISOString()
  return `<url><loc>${xml(origin + itemHref(row))}</loc><lastmod>${day}</lastmod>${image}</url>`
}

function xml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
