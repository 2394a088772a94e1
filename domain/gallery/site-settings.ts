import type { StatusMaps } from '../content/status.ts'
import { CONTENT_STATUSES, PUBLISH_STATUSES, SERVICE_STATUSES } from '../content/status.ts'

/** Roles of `themeColors` (SIT-041). */
export const THEME_COLOR_ROLES = [
  'btnPrimaryColor',
  'btnPrimaryBg',
  'btnPrimaryHoverBg',
  'btnPrimaryHoverColor',
  'btnSecondaryColor',
  'btnSecondaryBg',
  'btnSecondaryHoverBg',
  'btnSecondaryHoverColor',
  'mainBgPrimary',
  'mainBgSecondary',
  'mapIcon',
  'mapIconSelected',
] as const

/** Names of `labelsCustom` (SIT-046, SIT-052). */
export const CUSTOM_LABELS = [
  'home',
  'gallery',
  'map',
  'services',
  'beforeAfter',
  'reviews',
  'contactUs',
  'seeMore',
  'aboutUs',
  'weAreHere',
  'ourLocation',
  'callUs',
  'emailUs',
  'videoTestimonial',
] as const

/** Names of `liveSiteTextOptions` that are words; the owner's code among them is read where it is run (SIT-045, SIT-053). */
export const SITE_TEXTS = [
  'heroTitle',
  'homeSubtitle',
  'welcomeTitle',
  'welcomeText',
  'ourServicesTitle',
  'ourServicesSubtitle',
  'ourProjectsTitle',
  'ourProjectsSubtitle',
  'testimonialsTitle',
  'beforeAfterTitle',
  'serviceAreaTitle',
  'footerText',
  'workingHours',
] as const

type Texts<Name extends string> = Readonly<Partial<Record<Name, string>>>

/** What an owner decides about the public site (SIT-040 … SIT-049); names as in the documents, spelling mended. */
export interface SiteSettings {
  template: 'default' | 'template2'
  /** Empty: the account's, then the agency's theme, then light2 (SIT-042). */
  themeMode: string
  themeWidth: 'container' | 'fullWidth'
  /** '#rrggbb' by role; see SIT-041. */
  themeColors: Texts<(typeof THEME_COLOR_ROLES)[number]>
  overlay: { color: string | null; opacity: number | null; textColor: string | null }
  logo: { url: string; name: string } | null
  /** Which values of the three status groups visitors see; undefined: no map was made (GAL-020, GAL-021). */
  statuses: StatusMaps | undefined
  /** Off: the gallery is disabled (GAL-044, SIT-050). */
  enableGalleryPreview: boolean
  /** Reviews at /testimonials and a services tab when on (GAL-009, SIT-001). */
  enableLiveSiteMode: boolean
  activateReviews: boolean
  isShowRatingStars: boolean
  galleryButton: boolean
  servicesButton: boolean
  /** Labels that have a tab of their own (SIT-048). */
  contentTypesTabs: readonly string[]
  categoriesTabs: readonly string[]
  servicesTabs: readonly string[]
  phoneNumberIg: string
  phoneNumberIgShow: boolean
  companyEmailIg: string
  companyAddressIg: string
  socialPlatforms: readonly { link: string; icon: string; customIcon: string }[]
  extContactPageURL: string
  /** The owner's wording of fixed labels, by its name such as `gallery`; missing ones take the dictionary's. */
  labelsCustom: Texts<(typeof CUSTOM_LABELS)[number]>
  /** The owner's texts, by name such as `ourProjectsSubtitle` (SIT-045). */
  liveSiteTextOptions: Texts<(typeof SITE_TEXTS)[number]>
}

/** Reads stored settings, whatever they hold: every missing or foreign value takes its default. */
export function readSiteSettings(stored: unknown): SiteSettings {
  const from = objectOf(stored)
  const overlay = objectOf(from.overlay)
  const logo = objectOf(from.logo)
  return {
    template: from.template === 'template2' ? 'template2' : 'default',
    themeMode: textOf(from.themeMode),
    themeWidth: from.themeWidth === 'fullWidth' ? 'fullWidth' : 'container',
    themeColors: textsOf(from.themeColors, THEME_COLOR_ROLES),
    overlay: {
      color: textOf(overlay.color) || null,
      opacity: typeof overlay.opacity === 'number' ? overlay.opacity : null,
      textColor: textOf(overlay.textColor) || null,
    },
    logo: textOf(logo.url) ? { url: textOf(logo.url), name: textOf(logo.name) } : null,
    statuses: readStatuses(from.statuses),
    enableGalleryPreview: flagOf(from.enableGalleryPreview, true),
    enableLiveSiteMode: flagOf(from.enableLiveSiteMode, true),
    activateReviews: flagOf(from.activateReviews, true),
    isShowRatingStars: flagOf(from.isShowRatingStars, true),
    galleryButton: flagOf(from.galleryButton, true),
    servicesButton: flagOf(from.servicesButton, true),
    contentTypesTabs: listOf(from.contentTypesTabs),
    categoriesTabs: listOf(from.categoriesTabs),
    servicesTabs: listOf(from.servicesTabs),
    phoneNumberIg: textOf(from.phoneNumberIg),
    phoneNumberIgShow: flagOf(from.phoneNumberIgShow, true),
    companyEmailIg: textOf(from.companyEmailIg),
    companyAddressIg: textOf(from.companyAddressIg),
    socialPlatforms: readSocials(from.socialPlatforms),
    extContactPageURL: textOf(from.extContactPageURL),
    labelsCustom: textsOf(from.labelsCustom, CUSTOM_LABELS),
    liveSiteTextOptions: textsOf(from.liveSiteTextOptions, SITE_TEXTS),
  }
}

/** `[{link, icon, customIcon}]` as settings and accounts keep it; entries without a link are left out. */
export function readSocials(stored: unknown): SiteSettings['socialPlatforms'] {
  return (Array.isArray(stored) ? stored : [])
    .map(objectOf)
    .map((one) => ({ link: textOf(one.link), icon: textOf(one.icon), customIcon: textOf(one.customIcon) }))
    .filter(({ link }) => link !== '')
}

/** A group without a map of its own hides nothing, but for the publish status, which keeps drafts in (PUB-010). */
function readStatuses(stored: unknown): StatusMaps | undefined {
  const maps = objectOf(stored)
  if (Object.keys(maps).length === 0) return undefined
  return {
    service: mapOf(maps.service, SERVICE_STATUSES, () => true),
    content: mapOf(maps.content, CONTENT_STATUSES, () => true),
    publish: mapOf(maps.publish, PUBLISH_STATUSES, (status) => status !== 'notPublished'),
  }
}

function mapOf<Status extends string>(
  stored: unknown,
  statuses: readonly Status[],
  byDefault: (status: Status) => boolean,
): Partial<Record<Status, boolean>> {
  const isStored = typeof stored === 'object' && stored !== null
  const map = objectOf(stored)
  const result: Partial<Record<Status, boolean>> = {}
  for (const status of statuses) result[status] = isStored ? map[status] === true : byDefault(status)
  return result
}

function objectOf(value: unknown): Record<string, unknown> {
  // any object may be looked into by name; what is found is checked again
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** The texts of known names; empty ones are left out. */
function textsOf<Name extends string>(value: unknown, names: readonly Name[]): Texts<Name> {
  const from = objectOf(value)
  const texts: Partial<Record<Name, string>> = {}
  for (const name of names) if (textOf(from[name])) texts[name] = textOf(from[name])
  return texts
}

function listOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : []).map(textOf).filter((text) => text !== '')
}

function flagOf(value: unknown, byDefault: boolean): boolean {
  return typeof value === 'boolean' ? value : byDefault
}
