import type { Language } from '@vitrine/domain/language.ts'

/** What is around every page: the same object for all pages of a site but for `current`, meta and canonical. */
export interface SiteFrame {
  /** The account's language (I18-003); the direction follows from it. */
  language: Language
  business: Business
  /** In the order of SIT-001, only those that exist now. */
  tabs: readonly SiteTab[]
  /** Where "Contact us" leads: a page, the owner's external page (SIT-002), or null, then phone and mail stand in. */
  contactHref: string | null
  /** The list without filters: '/' until a home page exists, then '/project' (GAL-008). */
  galleryHref: string
  /** '/testimonials' or '/reviews' (GAL-009); null while reviews are off or none exists (GAL-041). */
  reviewsHref: string | null
  /** Of all published reviews with 1–5 stars (SIT-017, SIT-018); null hides every star of header and footer. */
  rating: RatingSummary | null
  appearance: SiteAppearance
  /** "Powered by {name}"; null hides the line (SIT-034). */
  poweredBy: { name: string; href: string } | null
  /** Sign-up of the agency's domain for free accounts; null for paid and pending ones (SIT-037, SIT-038). */
  promoHref: string | null
  /** Year of the copyright line, from the request's clock (SIT-034). */
  year: number
  meta: PageMeta
}

export interface Business {
  name: string
  /** Drawn at 130 × 46 px at most (SIT-006); null prints the name. `width` and `height` in px of the file. */
  logo: { src: string; width: number; height: number } | null
  /** One or two sentences for the footer and the list's head; null leaves them out. */
  description: string | null
  phone: string | null
  email: string | null
  /** Lines of the postal address; empty hides the block. */
  address: readonly string[]
  socials: readonly SocialLink[]
}

/** `icon` is one of the drawn icons; anything else is shown as a plain link mark. `label` names it aloud. */
export interface SocialLink {
  icon: string
  label: string
  href: string
  /** The owner's own icon file, which wins over `icon`. */
  customIcon: string | null
}

export interface SiteTab {
  kind: SiteTabKind
  /** The owner's wording (labelsCustom, content type, category …); null takes the dictionary's. */
  label: string | null
  href: string
  isCurrent: boolean
}

export type SiteTabKind =
  | 'home'
  | 'category'
  | 'service'
  | 'gallery'
  | 'contentType'
  | 'map'
  | 'services'
  | 'beforeAfter'
  | 'reviews'
  | 'contact'

export interface SiteAppearance {
  /** 'template2' or 'default' (SIT-039). */
  template: 'default' | 'template2'
  /** Theme name, printed as data-theme; unknown ones fall back to light2 (SIT-042, SIT-043). */
  themeMode: string
  /** '/assets/brand/{hash}.css' made from `brandStylesheet`; null when the account has no colours of its own. */
  brandHref: string | null
  /** The owner's or agency's small icon; null asks for none. */
  faviconHref?: string | null
  /** 1440, or 1920 for fullWidth (SIT-039). */
  isFullWidth: boolean
}

/** Everything for <head>. Title and description follow SIT-054 and SIT-055, in this order: page meta, item's seo, business. */
export interface PageMeta {
  title: string
  description: string | null
  author: string | null
  keywords: string | null
  /** Absolute URL without tracking parameters and without `after`. */
  canonical: string
  /** Absolute URL of a picture at 1280x720, or null. */
  image: { href: string; width: number; height: number; alt: string } | null
  type: 'website' | 'article'
  /** False for filtered, searched and later pages of a list, and for states. */
  isIndexed: boolean
}

/**
 * One picture. All sizes follow from the thumbnail's address by replacing 200x200 (GAL-046);
 * each size also exists as .jpg. `width` and `height` in px of the original; 0 × 0 when unknown.
 */
export interface Picture {
  /** '/media/{accountId}/image/thumb/{fileKey}_{name}_200x200.webp' */
  thumb: string
  width: number
  height: number
  /** What it shows, for those who do not see it; the page falls back to the item's title. */
  alt: string | null
  caption: string | null
}

export interface Film {
  /** '/media/{accountId}/video/{fileKey}' */
  src: string
  /** MIME type such as 'video/mp4'. */
  type: string
  poster: Picture | null
  durationSeconds: number | null
  title: string | null
}

export interface RatingSummary {
  /** 1.0–5.0, one decimal. */
  average: number
  /** Number of rated reviews, at least 1. */
  count: number
}

/** Addresses of the built files, from dist/site/assets.json; in development from Vite. */
export interface SiteAssets {
  stylesheets: readonly string[]
  /** Module scripts: the loader (and Vite's client in development). */
  scripts: readonly string[]
  /** Display face to preload, by script of the language. */
  displayFonts: { latin: string; arabic: string }
}

/** Colours an owner or agency chose; '#rrggbb' each, null where the theme decides (SIT-041, LOOKS: themes and brands). */
export interface Brand {
  primaryColor: string | null
  /** Theme name: tells whether the ground is dark. */
  themeValue: string | null
  themeColors: BrandColors | null
  overlay: { color: string | null; opacity: number | null; textColor: string | null } | null
}

export interface BrandColors {
  btnPrimaryBg?: string | null
  btnPrimaryColor?: string | null
  btnPrimaryHoverBg?: string | null
  btnPrimaryHoverColor?: string | null
  btnSecondaryBg?: string | null
  btnSecondaryColor?: string | null
  btnSecondaryHoverBg?: string | null
  btnSecondaryHoverColor?: string | null
  mainBgPrimary?: string | null
  mainBgSecondary?: string | null
  mapIcon?: string | null
  mapIconSelected?: string | null
}
