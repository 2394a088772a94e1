import { contentTypePath, SITE_PATHS, servicePath } from '@vitrine/domain/gallery/links.ts'
import { cutAtWord } from '@vitrine/domain/gallery/titles.ts'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { findItem, shownItems } from './item-queries.ts'
import { findPageMeta, metaHash, type PageMetaRow } from './meta-queries.ts'
import { plainText } from './plain-text.ts'
import { itemHref } from './present-card.ts'
import { reviewsPath } from './present-frame.ts'
import { DESCRIPTION_MAX } from './present-meta.ts'
import type { SiteFacts } from './site-facts.ts'

/**
 * Meta data of the page whose address has this hash (SIT-054, SIT-055): its own record, then the item's words, then the
 * business. Undefined when no page of the site has it.
 */
export async function readPageMeta(tx: Tx, facts: SiteFacts, origin: string, hash: string) {
  const { row, settings } = facts
  const business = {
    metaTitle: row.business_name,
    metaDescription: cutAtWord(row.description, DESCRIPTION_MAX),
    logo: settings.logo?.url ?? row.logo,
    metaAuthor: '',
    metaKeywords: '',
  }
  const isPage = pagePaths(facts).some((path) => metaHash(origin + path) === hash)
  const item = isPage ? undefined : await findItemByHash(tx, facts, origin, hash)
  if (!isPage && !item) return undefined
  const own = item && {
    ...business,
    metaTitle: `${item.page.seo.title || item.title} · ${row.business_name}`,
    metaDescription:
      cutAtWord(
        item.page.seo.description || plainText(item.page.presentation.description || item.page.description),
        DESCRIPTION_MAX,
      ) || business.metaDescription,
  }
  return withRecord(own ?? business, await findPageMeta(tx, facts.account, hash))
}

function withRecord<
  Meta extends Record<'metaTitle' | 'metaDescription' | 'metaAuthor' | 'metaKeywords', string>,
>(meta: Meta & { logo: string | null }, record: PageMetaRow | undefined) {
  return {
    metaTitle: record?.meta_title || meta.metaTitle,
    metaDescription: record?.meta_description || meta.metaDescription,
    logo: record?.logo || meta.logo,
    metaAuthor: record?.meta_author || meta.metaAuthor,
    metaKeywords: record?.meta_keywords || meta.metaKeywords,
  }
}

function pagePaths(facts: SiteFacts): string[] {
  const { known } = facts
  return [
    SITE_PATHS.home,
    SITE_PATHS.list,
    SITE_PATHS.services,
    reviewsPath(facts),
    ...known.contentTypes.map(contentTypePath),
    ...known.services.map(servicePath),
  ]
}

/** Hashes cannot be turned back, so the addresses of the visible items are hashed until one fits. */
async function findItemByHash(tx: Tx, facts: SiteFacts, origin: string, hash: string) {
  const { rows } = await sql<{ id: string; permalink: string; title: string }>`
    select id, permalink, title from content_public where ${shownItems(facts)}
     order by updated_at desc, id desc limit ${facts.cap ?? MAX_HASHED}`.execute(tx)
  const match = rows.find((row) => metaHash(origin + itemHref(row)) === hash)
  return match && findItem(tx, facts, { id: match.id })
}

const MAX_HASHED = 20_000
