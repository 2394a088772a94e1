import { filterHref } from '@vitrine/domain/gallery/filter-query.ts'
import { NO_FILTERS } from '@vitrine/domain/gallery/filters.ts'
import { contentTypePath, ownerHref, SITE_PATHS, servicePath } from '@vitrine/domain/gallery/links.ts'
import { readSocials } from '@vitrine/domain/gallery/site-settings.ts'
import type {
  Business,
  PageMeta,
  SiteFrame,
  SiteTab,
  SiteTabKind,
  SocialLink,
} from '@vitrine/site/page-props.ts'
import { isOwnAddress } from './present-pictures.ts'
import type { SiteFacts } from './site-facts.ts'

/** The list without filters; '/' while there is no home page (GAL-008). */
export const GALLERY_PATH = SITE_PATHS.home

/** What a page adds to the frame that all pages share. */
export interface FrameOptions {
  current: SiteTabKind | null
  /** Label of the content type, category or service whose own tab is the current one. */
  currentLabel?: string | null
  brandHref: string | null
  meta: PageMeta
  year: number
  /** Address of one of our hosts, such as an agency's. */
  originOf(host: string): string
  defaultHost: string
}

export function presentFrame(facts: SiteFacts, options: FrameOptions): SiteFrame {
  const { settings, row, isDisabled } = facts
  return {
    language: facts.language,
    business: presentBusiness(facts),
    tabs: isDisabled ? [] : presentTabs(facts, options),
    contactHref: ownerHref(settings.extContactPageURL),
    galleryHref: GALLERY_PATH,
    reviewsHref: facts.reviews.count > 0 ? reviewsPath(facts) : null,
    rating: settings.isShowRatingStars ? facts.reviews.rating : null,
    appearance: {
      template: settings.template,
      themeMode: themeMode(facts),
      brandHref: options.brandHref,
      isFullWidth: settings.themeWidth === 'fullWidth',
    },
    poweredBy: row.agency_name ? poweredBy(facts, options) : null,
    promoHref: facts.subscription === 'free' && !isDisabled ? promoHref(facts, options) : null,
    year: options.year,
    meta: options.meta,
  }
}

/** SIT-042, SIT-043: a theme of the public site; everything else counts as light2. */
export function themeMode({ settings, row }: SiteFacts): string {
  const wish = settings.themeMode || row.theme_value || ''
  return /^(light2|dark([2-9]|1[0-2]))$/.test(wish) ? wish : 'light2'
}

export function reviewsPath({ settings }: SiteFacts): string {
  return settings.enableLiveSiteMode ? SITE_PATHS.testimonials : SITE_PATHS.reviews
}

function presentBusiness({ row, settings }: SiteFacts): Business {
  const logo = [settings.logo?.url, row.logo].find((address) => address && isOwnAddress(address))
  const socials =
    settings.socialPlatforms.length > 0 ? settings.socialPlatforms : readSocials(row.social_platforms)
  return {
    name: row.business_name,
    logo: logo ? { src: logo, width: LOGO_WIDTH, height: LOGO_HEIGHT } : null,
    description: row.description.trim() || null,
    phone: settings.phoneNumberIgShow ? settings.phoneNumberIg || row.phone || null : null,
    email: settings.companyEmailIg || null,
    address: (settings.companyAddressIg || row.address || '')
      .split(/\n/)
      .map((line) => line.trim())
      .filter(Boolean),
    socials: socials.flatMap(presentSocial),
  }
}

/** SIT-006 */
const LOGO_WIDTH = 130
const LOGO_HEIGHT = 46

function presentSocial({
  link,
  icon,
  customIcon,
}: {
  link: string
  icon: string
  customIcon: string
}): SocialLink[] {
  const href = ownerHref(link)
  if (!href) return []
  const label = icon ? icon.charAt(0).toUpperCase() + icon.slice(1) : href.replace(/^[a-z]+:\/*/i, '')
  return [{ icon: icon.toLowerCase(), label, href, customIcon: isOwnAddress(customIcon) ? customIcon : null }]
}

/** SIT-001: only those that exist now, in the documents' order. */
function presentTabs(facts: SiteFacts, { current, currentLabel = null }: FrameOptions): SiteTab[] {
  const { settings, known } = facts
  const tab = (
    kind: SiteTabKind,
    href: string,
    label: string | null,
    own: string | null = null,
  ): SiteTab => ({
    kind,
    href,
    label,
    isCurrent: kind === current && own === currentLabel,
  })
  const wording = (name: 'gallery' | 'services' | 'reviews') => settings.labelsCustom[name] ?? null
  const chosen = (labels: readonly string[], tabs: readonly string[]) =>
    labels.filter((label) => tabs.includes(label))
  return [
    ...chosen(known.categories, settings.categoriesTabs).map((label) =>
      tab('category', filterHref({ ...NO_FILTERS, categories: [label] }, GALLERY_PATH), label, label),
    ),
    ...chosen(known.services, settings.servicesTabs).map((label) =>
      tab('service', servicePath(label), label, label),
    ),
    ...(settings.galleryButton ? [tab('gallery', GALLERY_PATH, wording('gallery'))] : []),
    ...chosen(known.contentTypes, settings.contentTypesTabs).map((label) =>
      tab('contentType', contentTypePath(label), label, label),
    ),
    ...(settings.enableLiveSiteMode && settings.servicesButton && known.services.length > 0
      ? [tab('services', SITE_PATHS.services, wording('services'))]
      : []),
    ...(facts.reviews.count > 0 ? [tab('reviews', reviewsPath(facts), wording('reviews'))] : []),
  ]
}

function poweredBy({ row }: SiteFacts, options: FrameOptions): SiteFrame['poweredBy'] {
  const home = row.agency_home_url ? ownerHref(row.agency_home_url) : null
  const href = home ?? (row.agency_domain ? options.originOf(row.agency_domain) : null)
  return href && row.agency_name ? { name: row.agency_name, href } : null
}

/** SIT-037, SIT-038, HST-011: the sign-up of the account's own agency, else of the platform. */
function promoHref({ row }: SiteFacts, options: FrameOptions): string {
  return row.agency_domain
    ? `${options.originOf(row.agency_domain)}/signup-account`
    : `${options.originOf(options.defaultHost)}/signup-agency`
}
