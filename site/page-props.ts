/**
 * What the server hands to a public page. No React, no database, no clock: plain data that can be
 * cached and compared. Every `href` is ready to print (same-origin path or absolute URL), every text
 * is the owner's own words or already in the site's language; fixed wording comes from the dictionary.
 */

import type { GalleryFilters } from '@vitrine/domain/gallery/filters.ts'
import type { Film, Picture, RatingSummary, SiteFrame } from './frame-props.ts'

export type * from './frame-props.ts'

export type PageProps =
  | ListPage
  | ItemPage
  | ReviewsPage
  | ServicesPage
  | NotFoundPage
  | DisabledPage
  | EmptyPage

// ── list (GAL-025 … GAL-036) ────────────────────────────────────────────────

export interface ListPage {
  page: 'list'
  frame: SiteFrame
  /** Owner's title and introduction of this list; null takes "Gallery" or the label of the filter. */
  title: string | null
  introduction: string | null
  filters: GalleryFilters
  /** Choices with their counts; see `FilterGroup`. */
  choices: FilterChoices
  cards: readonly Card[]
  /** Matching items in all (after the free plan's cap, GAL-023), and shown up to and including this page. */
  total: number
  shownUpTo: number
  /** Opaque; null on the last page. The page itself writes '?after={cursor}&take={n}' behind the current filters. */
  nextCursor: string | null
  /** True on a page reached by `?after=`: prints "from the beginning" instead of the head. */
  isContinued: boolean
  /** For an empty search: how many items match when only one kind of condition is kept; null when not empty. */
  widerSteps: readonly WiderStep[]
}

export interface Card {
  /** Content id (uid). */
  id: string
  href: string
  /** Full title; the page cuts it (GAL-029). */
  title: string
  /** Presentation cover, else the first medium that is neither audio nor video; null draws the initials (GAL-026). */
  cover: Picture | null
  rating: RatingSummary | null
  /** Full text of the newest review with words; the page cuts it to 40 characters. */
  snippet: string | null
  /** 'Munjoy Hill, Portland'; null prints nothing. */
  place: string | null
  hasVideo: boolean
  hasBeforeAfter: boolean
  /** A featured item may take two columns. */
  isFeatured: boolean
}

export interface FilterChoices {
  contentTypes: readonly FilterChoice[]
  categories: readonly FilterChoice[]
  services: readonly FilterChoice[]
  /** One group per business label (GAL-033). */
  tags: readonly { group: string; tags: readonly FilterChoice[] }[]
  /** Items without any filter, for "All". */
  totalUnfiltered: number
}

/** `count`: how many items would be left when this one is chosen too (AND, GAL-034). Choices with 0 that are not chosen are left out. */
export interface FilterChoice {
  label: string
  count: number
}

/** A way out of an empty result: these filters would show `count` items. The first one is offered as the button. */
export interface WiderStep {
  filters: GalleryFilters
  count: number
}

// ── item (GAL-013, GAL-018, GAL-027) ────────────────────────────────────────

export interface ItemPage {
  page: 'item'
  frame: SiteFrame
  id: string
  title: string
  /** First sentence(s) set large; plain text; null when the description has no separate lead. */
  lead: string | null
  /** Cleaned on the server: only p, ul, ol, li, a, strong, em, h2, h3, blockquote, br. Null when empty. */
  descriptionHtml: string | null
  /** In the owner's order. Audio and documents are left out. */
  shots: readonly Shot[]
  /** Drawn when enabled and both sides have a picture (GAL-042). */
  comparisons: readonly Comparison[]
  reviews: readonly Review[]
  rating: RatingSummary | null
  categories: readonly LabelLink[]
  services: readonly LabelLink[]
  tags: readonly LabelLink[]
  contentType: LabelLink | null
  /** The owner's fields of a public group, in order; `value` is ready to read (dates and numbers by locale). */
  facts: readonly { label: string; value: string }[]
  place: Place | null
  /** Where "back" goes: the list this item belongs to. */
  previous: { href: string; title: string } | null
  next: { href: string; title: string } | null
  /** Up to three cards of the same category or service. */
  related: readonly Card[]
}

export type Shot = ({ kind: 'picture' } & Picture) | ({ kind: 'film' } & Film)

export interface Comparison {
  title: string | null
  description: string | null
  before: Picture
  after: Picture
}

export interface LabelLink {
  label: string
  href: string
}

export interface Place {
  /** 'Munjoy Hill, Portland' or the full address when the owner shows it. */
  label: string
  /** Degrees; null draws no map (MAP-001). */
  point: { latitude: number; longitude: number } | null
  /** What the point stands for, so that the map never claims more than it knows. */
  precision: 'exact' | 'approximate'
}

// ── reviews (GAL-039 … GAL-041) ─────────────────────────────────────────────

export interface Review {
  id: string
  /** 1–5, halves allowed, or null. */
  stars: number | null
  title: string | null
  /** Plain text; blank lines make paragraphs. */
  text: string | null
  film: Film | null
  cover: Picture | null
  customerName: string | null
  /** 'Homeowner' or a place. */
  customerTitle: string | null
  customerPhoto: Picture | null
  /** ISO 8601 date-time; printed as month and year. */
  at: string | null
  /** The item it speaks of. */
  about: LabelLink | null
}

export interface ReviewsPage {
  page: 'reviews'
  frame: SiteFrame
  title: string | null
  reviews: readonly Review[]
  /** Rated reviews per number of stars, [1 star, …, 5 stars], halves rounded up. */
  histogram: readonly [number, number, number, number, number]
  /** All published reviews, rated or not. */
  total: number
  /** '{path}?after=…' or null. */
  nextHref: string | null
  /** Where a visitor can write one; null hides the button. */
  writeHref: string | null
}

// ── services (GAL-038) ──────────────────────────────────────────────────────

export interface ServicesPage {
  page: 'services'
  frame: SiteFrame
  title: string | null
  introduction: string | null
  services: readonly ServiceEntry[]
}

export interface ServiceEntry {
  label: string
  description: string | null
  cover: Picture | null
  /** '/services/{service-name-with-dashes}' */
  href: string
  /** Visible items that carry the service. */
  count: number
}

// ── states (GAL-012, GAL-044) ───────────────────────────────────────────────

/** Sent with 404. */
export interface NotFoundPage {
  page: 'notFound'
  frame: SiteFrame
  picture: Picture | null
}

/** The gallery is switched off: sent with 404 and without tabs. */
export interface DisabledPage {
  page: 'disabled'
  frame: SiteFrame
}

/** The account has nothing to show yet. */
export interface EmptyPage {
  page: 'empty'
  frame: SiteFrame
}
