import { publicItemCap, type SubscriptionType } from '@vitrine/domain/accounts/subscription.ts'
import { chooseLanguage } from '@vitrine/domain/appearance/language-facts.ts'
import type { KnownLabels } from '@vitrine/domain/gallery/filter-query.ts'
import { ratingHistogram, ratingSummary } from '@vitrine/domain/gallery/rating.ts'
import { readSiteSettings, type SiteSettings } from '@vitrine/domain/gallery/site-settings.ts'
import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import type { Language } from '@vitrine/domain/language.ts'
import type { Picture, RatingSummary } from '@vitrine/site/page-props.ts'
import type { Database } from '#platform/db/database.ts'
import { type AccountFactsRow, countReviews, findAccountFacts, findSitePicture } from './facts-queries.ts'
import { presentPicture } from './present-pictures.ts'
import { type ShownStatuses, shownStatuses } from './visible.ts'

/** Everything of an account that its pages share, of one version; kept in memory until the version moves on. */
export interface SiteFacts {
  account: AuthorizedAccount
  row: AccountFactsRow
  language: Language
  settings: SiteSettings
  isDisabled: boolean
  subscription: SubscriptionType
  /** Items the public may see, null for all (GAL-023). */
  cap: number | null
  statuses: ShownStatuses
  known: KnownLabels
  /** All of them but testimonials, which are shown as reviews. */
  contentTypes: readonly { id: string; label: string }[]
  /** For visitors who found nothing, and for links that others share. */
  picture: Picture | null
  reviews: {
    count: number
    rating: RatingSummary | null
    histogram: [number, number, number, number, number]
  }
}

/** Undefined when the account does not exist. */
export function readSiteFacts(db: Database, account: AuthorizedAccount): Promise<SiteFacts | undefined> {
  return db.inAccount(account, async (tx) => {
    const row = await findAccountFacts(tx, account)
    if (!row) return undefined
    const settings = readSiteSettings(row.site_settings)
    const statuses = shownStatuses(settings.statuses)
    const cap = publicItemCap(row.subscription_type) ?? null
    const counted = settings.activateReviews ? await countReviews(tx, account, statuses, cap) : []
    const ratings = counted.flatMap(({ rating, items }) => Array<number | null>(items).fill(rating))
    const contentTypes = row.content_types.filter((type) => type.key !== 'testimonial')
    return {
      account,
      row,
      language: chooseLanguage(row.language),
      settings,
      isDisabled: row.status === 'Disabled' || !settings.enableGalleryPreview,
      subscription: row.subscription_type,
      cap,
      statuses,
      contentTypes,
      picture: presentPicture(await findSitePicture(tx, account, statuses)),
      known: {
        contentTypes: contentTypes.map(({ label }) => label),
        categories: row.categories,
        services: row.services.map(({ label }) => label),
        tags: row.tags,
      },
      reviews: { count: ratings.length, rating: ratingSummary(ratings), histogram: ratingHistogram(ratings) },
    }
  })
}
