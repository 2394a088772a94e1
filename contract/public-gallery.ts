import { SUBSCRIPTION_TYPES } from '@vitrine/domain/accounts/subscription.ts'
import { CONTENT_STATUSES, PUBLISH_STATUSES, SERVICE_STATUSES } from '@vitrine/domain/content/status.ts'
import { CUSTOM_LABELS, SITE_TEXTS, THEME_COLOR_ROLES } from '@vitrine/domain/gallery/site-settings.ts'
import { CUSTOM_FIELD_TYPES } from '@vitrine/domain/taxonomy/custom-fields.ts'
import { z } from 'zod'
import { cursor, id, language, timestamp } from './fields.ts'
import { route } from './route.ts'

/** Items of a list of public content, by default and at most (LIM-001, LIM-002). */
export const PUBLIC_CONTENTS_LIMIT = 500

/** On a live site the account is the host's own; elsewhere one of the two names it. */
const which = { host: z.string().max(253).optional(), accountId: id.optional() }

const picture = z.object({
  /** Other sizes by replacing 200x200 in its name (GAL-046). */
  thumb: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  caption: z.string(),
})

const video = z.object({
  type: z.literal('video'),
  url: z.string(),
  mime: z.string(),
  poster: picture.nullable(),
  durationMs: z.number().nullable(),
  title: z.string(),
})

const medium = z.discriminatedUnion('type', [
  picture.extend({ type: z.literal('image') }),
  video,
  z.object({ type: z.enum(['audio', 'document']), url: z.string(), mime: z.string(), name: z.string() }),
])

const tag = z.object({ group: z.string(), tag: z.string() })
const contentType = z.object({ id, key: z.string().nullable(), label: z.string() })

/** An item as lists carry it, with the compact codes of the public copy (PUB-002). */
const publicContentSummary = z.object({
  uid: id,
  permalink: z.string(),
  title: z.string(),
  sC: z.enum(CONTENT_STATUSES),
  sS: z.enum(SERVICE_STATUSES),
  sP: z.enum(PUBLISH_STATUSES),
  bC: z.array(z.string()),
  bS: z.array(z.string()),
  bL: z.array(tag),
  cover: picture.nullable(),
  place: z.string().nullable(),
  hasVideo: z.boolean(),
  hasBeforeAfter: z.boolean(),
  /** 1 to 5, of a testimonial. */
  rating: z.number().nullable(),
  relatedTo: id.nullable(),
  updateDate: timestamp,
})
export type PublicContentSummary = z.output<typeof publicContentSummary>

const customFieldValue = z.union([
  z.string(),
  z.number(),
  z.array(z.string()),
  z.object({ lat: z.number(), lng: z.number(), address: z.string() }),
])

const publicContent = publicContentSummary.extend({
  contentType,
  /** Cleaned HTML. */
  description: z.string(),
  media: z.array(medium),
  presentation: z.object({
    title: z.string(),
    description: z.string(),
    video: video.nullable(),
    before: picture.nullable(),
    after: picture.nullable(),
  }),
  customerName: z.string(),
  customerTitle: z.string(),
  customerPhoto: picture.nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  neighborhood: z.string().nullable(),
  coords: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  /** Fields of public groups only (PUB-009). */
  customFields: z.array(
    z.object({ name: z.string(), type: z.enum(CUSTOM_FIELD_TYPES), value: customFieldValue }),
  ),
  seo: z.object({ title: z.string(), description: z.string() }),
})
export type PublicContent = z.output<typeof publicContent>

/** GAL-049 */
const publicGallery = z.object({
  uid: id,
  businessName: z.string(),
  accountLanguage: language,
  accountSubscriptionType: z.enum(SUBSCRIPTION_TYPES),
  agencyWhitelabelDomain: z.string().nullable(),
  contentTypesAccount: z.array(contentType),
  businessCategories: z.array(z.string()),
  businessServices: z.array(z.string()),
  businessLabels: z.array(z.object({ group: z.string(), tags: z.array(z.string()) })),
  customFieldsAccount: z.array(z.object({ name: z.string(), type: z.enum(CUSTOM_FIELD_TYPES) })),
  contents: z.array(publicContentSummary),
  /** Items with a comparison of before and after (GAL-042). */
  allPresentationsArr: z.array(publicContentSummary),
  allTestimonialsArr: z.array(publicContent),
})
export type PublicGallery = z.output<typeof publicGallery>

/** Named texts, of which any may be missing. */
const texts = <const Name extends string>(names: readonly Name[]) =>
  z.partialRecord(z.enum(names), z.string())

/** What of the site settings a viewer needs; owner's code and form addresses are not among it. */
const publicGallerySettings = z.object({
  template: z.enum(['default', 'template2']),
  themeMode: z.string(),
  themeWidth: z.enum(['container', 'fullWidth']),
  themeColors: texts(THEME_COLOR_ROLES),
  logo: z.object({ url: z.string(), name: z.string() }).nullable(),
  enableLiveSiteMode: z.boolean(),
  activateReviews: z.boolean(),
  isShowRatingStars: z.boolean(),
  contentTypesTabs: z.array(z.string()),
  categoriesTabs: z.array(z.string()),
  servicesTabs: z.array(z.string()),
  phoneNumberIg: z.string(),
  companyEmailIg: z.string(),
  companyAddressIg: z.string(),
  socialPlatforms: z.array(z.object({ link: z.string(), icon: z.string(), customIcon: z.string() })),
  extContactPageURL: z.string(),
  labelsCustom: texts(CUSTOM_LABELS),
  liveSiteTextOptions: texts(SITE_TEXTS),
})
export type PublicGallerySettings = z.output<typeof publicGallerySettings>

const anybody = { scope: 'public' } as const

export const publicGalleryRoutes = {
  readPublicGallery: route({
    method: 'get',
    path: '/api/public/gallery',
    access: anybody,
    summary: 'Everything a viewer of an account shows first (GAL-049, GAL-050)',
    tags: ['public'],
    query: z.object(which),
    response: publicGallery,
  }),
  readPublicGallerySettings: route({
    method: 'get',
    path: '/api/public/gallery-settings/{accountId}',
    access: anybody,
    summary: 'How an account wants its site to look (GAL-050)',
    tags: ['public'],
    params: z.object({ accountId: id }),
    response: publicGallerySettings,
  }),
  readPublicContent: route({
    method: 'get',
    path: '/api/public/contents/{id}',
    access: anybody,
    summary: 'One visible item (GAL-050, PUB-011)',
    tags: ['public'],
    params: z.object({ id }),
    query: z.object(which),
    response: publicContent,
  }),
  listPublicContents: route({
    method: 'get',
    path: '/api/public/contents',
    access: anybody,
    summary: 'The visible items of an account, newest first (PUB-011, LIM-001)',
    tags: ['public'],
    query: z.object({
      ...which,
      limit: z.coerce.number().int().min(1).max(PUBLIC_CONTENTS_LIMIT).default(PUBLIC_CONTENTS_LIMIT),
      after: cursor.optional(),
    }),
    response: z.object({ items: z.array(publicContentSummary), next: cursor.nullable() }),
  }),
  readPublicMeta: route({
    method: 'get',
    path: '/api/public/meta/{hash}',
    access: anybody,
    summary: 'Meta data of a page, by the SHA-256 (hex) of its host and path (SIT-054, SIT-055)',
    tags: ['public'],
    params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
    query: z.object(which),
    response: z.object({
      metaTitle: z.string(),
      metaDescription: z.string(),
      logo: z.string().nullable(),
      metaAuthor: z.string(),
      metaKeywords: z.string(),
    }),
  }),
}
