import { CONTENT_STATUSES, PUBLISH_STATUSES, SERVICE_STATUSES } from '@vitrine/domain/content/status.ts'
import { z } from 'zod'
import { id, timestamp } from './fields.ts'
import { mediaSchema } from './media.ts'

const statusSchema = z.object({
  service: z.enum(SERVICE_STATUSES),
  content: z.enum(CONTENT_STATUSES),
  publish: z.enum(PUBLISH_STATUSES),
})

const labelled = z.object({ id, label: z.string() })

const customValue = z.union([
  z.string(),
  z.number(),
  z.array(z.string()),
  z.object({ lat: z.number(), lng: z.number(), address: z.string() }),
])

/** Why nobody outside can see an item (PUB-008, PUB-010); null when it is public. */
const NOT_PUBLIC_REASONS = ['noAgency', 'accountDisabled', 'status', 'deleted'] as const

/** A whole item for those who work on it (CNT-001 … CNT-004). Dates are ISO 8601; `updateDateSeconds` is for the viewer. */
export const contentItemSchema = z.object({
  id,
  version: z.number().int(),
  contentType: z.object({
    id,
    key: z.string().nullable(),
    label: z.string(),
    color: z.string(),
    isMilestones: z.boolean(),
  }),
  title: z.string(),
  /** Clean HTML. */
  description: z.string(),
  stage: z.string().nullable(),
  pipelineId: id.nullable(),
  status: statusSchema,
  location: z.object({
    address: z.string().nullable(),
    city: z.string().nullable(),
    neighborhood: z.string().nullable(),
    coords: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  }),
  businessCategories: z.array(labelled),
  businessServices: z.array(labelled.extend({ alias: z.string() })),
  /** Groups with those of their tags that the item carries (TAX-013). */
  businessLabels: z.array(labelled.extend({ tags: z.array(labelled) })),
  /** By id of the custom field; empty ones are left out. */
  customValues: z.record(z.string(), customValue),
  media: z.array(mediaSchema),
  presentation: z.object({
    cover: mediaSchema.nullable(),
    mainVideo: mediaSchema.nullable(),
    before: mediaSchema.nullable(),
    after: mediaSchema.nullable(),
    title: z.string(),
    description: z.string(),
    rating: z.number().nullable(),
  }),
  testimonial: z.object({
    customerName: z.string(),
    customerTitle: z.string(),
    customerPhoto: mediaSchema.nullable(),
  }),
  relatedTo: z.object({ id, title: z.string() }).nullable(),
  /** The newest 100 items that belong to this one (CNT-014). */
  relatedFrom: z.array(z.object({ id, title: z.string(), contentTypeId: id, rating: z.number().nullable() })),
  seo: z.object({ title: z.string(), description: z.string(), permalink: z.string() }),
  /** Where the item stands on the live site; null while the account has no host of its own. */
  siteUrl: z.string().nullable(),
  isPublic: z.boolean(),
  notPublicReason: z.enum(NOT_PUBLIC_REASONS).nullable(),
  createdBy: z.object({ id, name: z.string() }).nullable(),
  updatedBy: z.object({ id, name: z.string() }).nullable(),
  createDate: timestamp,
  updateDate: timestamp,
  updateDateSeconds: z.number().int(),
  /** `publish` is the right to change statuses. */
  can: z.object({ update: z.boolean(), delete: z.boolean(), publish: z.boolean() }),
})
export type ContentItem = z.output<typeof contentItemSchema>

/** An item in a list. */
export const contentCardSchema = z.object({
  id,
  version: z.number().int(),
  title: z.string(),
  contentType: z.object({ id, key: z.string().nullable(), label: z.string(), color: z.string() }),
  status: statusSchema,
  stage: z.string().nullable(),
  /** The cover, else the first picture or film of the item. */
  cover: z
    .object({
      thumb: z.string(),
      width: z.number().nullable(),
      height: z.number().nullable(),
      color: z.string().nullable(),
      alt: z.string(),
    })
    .nullable(),
  /** 'Old Port, Portland' */
  place: z.string().nullable(),
  rating: z.number().nullable(),
  customerName: z.string(),
  businessCategories: z.array(labelled),
  permalink: z.string(),
  createDate: timestamp,
  updateDate: timestamp,
  /** Set in the list of deleted items only. */
  deleteDate: timestamp.nullable(),
  can: z.object({ update: z.boolean(), delete: z.boolean(), publish: z.boolean() }),
})
export type ContentCard = z.output<typeof contentCardSchema>
