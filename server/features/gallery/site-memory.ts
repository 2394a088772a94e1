import type { GalleryFilters } from '@vitrine/domain/gallery/filters.ts'
import type { Services } from '#platform/context/context.ts'
import { createTokenBuckets } from '#platform/http/token-buckets.ts'
import { createAccountVersions } from '#platform/page-cache/account-versions.ts'
import { type Body, sizeOf } from '#platform/page-cache/body.ts'
import { createPageCache, type PageCache } from '#platform/page-cache/page-cache.ts'
import { countFacets, type FacetCount } from './list-queries.ts'
import { publicAccount, readPublicVersion } from './public-account.ts'
import { readSiteFacts, type SiteFacts } from './site-facts.ts'

/** A finished answer of the live site. */
export type Finished =
  | { kind: 'body'; body: Body; status: 200 | 404 }
  | { kind: 'redirect'; location: string; status: 301 | 302 }

/**
 * What a web node remembers of live sites. An event of an account drops what is kept of it on every node; besides,
 * everything is kept by the account's version, read again within a second, so a lost event delays nothing for long.
 */
export interface SiteMemory {
  /** Undefined when the account is gone. */
  site(accountId: string): Promise<{ version: string; facts: SiteFacts } | undefined>
  facets(site: { version: string; facts: SiteFacts }, filters: GalleryFilters): Promise<FacetCount[]>
  readonly pages: PageCache<Finished>
  /** Whether one more page may be drawn for a caller; what is remembered costs nothing and is never asked for (SEC-004). */
  mayDraw(ip: string): boolean
}

const PAGE_BYTES = 64 * 1024 * 1024
const FACTS_BYTES = 16 * 1024 * 1024
const MAX_AGE_MS = 5 * 60 * 1000
/** Far more than anybody reads, far less than a node can draw. */
const DRAWN = { perSecond: 100, burst: 500 }
const FACETS_BYTES = 8 * 1024 * 1024

export function createSiteMemory({ db, live }: Pick<Services, 'db' | 'live'>): SiteMemory {
  const now = () => performance.now()
  const versions = createAccountVersions({ read: (account) => readPublicVersion(db, account), now })
  const facts = createPageCache<SiteFacts | undefined>({
    maxBytes: FACTS_BYTES,
    maxAgeMs: MAX_AGE_MS,
    now,
    sizeOf: (value) => value && JSON.stringify(value).length * 2,
  })
  const facets = createPageCache<FacetCount[]>({
    maxBytes: FACETS_BYTES,
    maxAgeMs: MAX_AGE_MS,
    now,
    sizeOf: (counts) => counts.length * 120,
  })
  const pages = createPageCache<Finished>({
    maxBytes: PAGE_BYTES,
    maxAgeMs: MAX_AGE_MS,
    now,
    // addresses that lead nowhere are without number
    sizeOf: (page) => (page.kind === 'body' && page.status === 200 ? sizeOf(page.body) : undefined),
  })
  const kept = [versions, facts, facets, pages]
  live.subscribe((event) => {
    if (event.accountId) for (const one of kept) one.drop(event.accountId)
    // an agency's brand stands on the pages of all its accounts
    if (event.type === 'whitelabel.changed') for (const one of kept) one.clear()
  })
  live.onGap(() => {
    for (const one of kept) one.clear()
  })
  return {
    pages,
    mayDraw: createTokenBuckets({ ...DRAWN, now }),
    site: async (accountId) => {
      const version = await versions.of(accountId)
      if (version === undefined) return undefined
      const found = await facts.once(accountId, version, () => readSiteFacts(db, publicAccount(accountId)))
      return found && { version, facts: found }
    },
    facets: (site, filters) => {
      const { account } = site.facts
      return facets.once(account, `${site.version}\n${JSON.stringify(filters)}`, () =>
        db.inAccount(account, (tx) => countFacets(tx, site.facts, filters)),
      )
    },
  }
}
