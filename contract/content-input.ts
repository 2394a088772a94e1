import { CONTENT_STATUSES, PUBLISH_STATUSES, SERVICE_STATUSES } from '@vitrine/domain/content/status.ts'
import { z } from 'zod'
import { id, longText, shortText, storableText } from './fields.ts'

/** Names an entry by its id; what else comes with it is not read. */
const reference = z.object({ id })

/** A list of references; a single object is taken as a list of one (CNT-011). Repeats fall away. */
const references = (max: number) =>
  z
    .union([reference.transform((one) => [one]), z.array(reference).max(max)])
    .transform((list) => [...new Set(list.map((entry) => entry.id))])

const customValue = z.union([
  storableText.max(10_000),
  z.number(),
  z.array(storableText.max(1_000)).max(200),
  z.object({
    lat: z.number().min(-90).max(90),
    lng: z.number().min(-180).max(180),
    address: storableText.max(500),
  }),
  z.null(),
])

/**
 * What may be sent of an item. Whatever is left out stays as it is, within the nested objects too; null empties.
 * `title` may be empty here: the answer "Need to add a title" comes from the rule, since a field can fill it (TAX-006).
 */
export const contentInput = z.object({
  contentTypeId: id.optional(),
  title: shortText.optional(),
  /** HTML; what is not on the list of allowed marks is taken out before storing. */
  description: longText.optional(),
  stage: shortText.max(120).nullable().optional(),
  status: z
    .object({
      service: z.enum(SERVICE_STATUSES).optional(),
      content: z.enum(CONTENT_STATUSES).optional(),
      publish: z.enum(PUBLISH_STATUSES).optional(),
    })
    .optional(),
  /** Replaced as a whole; `coords` in degrees. */
  location: z
    .object({
      address: shortText.nullable().default(null),
      city: shortText.max(120).nullable().default(null),
      neighborhood: shortText.max(120).nullable().default(null),
      coords: z
        .object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
        .nullable()
        .default(null),
    })
    .nullable()
    .optional(),
  businessCategories: references(50).optional(),
  businessServices: references(50).optional(),
  /** The labels themselves (tags), not their groups. */
  businessLabels: references(100).optional(),
  /** By id of the custom field (TAX-004); null empties one, fields left out stay. */
  customValues: z.record(id, customValue).optional(),
  /** All media of the item in their order, as ids. */
  media: z
    .array(id)
    .max(500)
    .transform((list) => [...new Set(list)])
    .optional(),
  /** Ids of media; `rating` 0 to 5 in halves or tenths. */
  presentation: z
    .object({
      cover: id.nullable().optional(),
      mainVideo: id.nullable().optional(),
      before: id.nullable().optional(),
      after: id.nullable().optional(),
      title: shortText.optional(),
      description: shortText.max(2_000).optional(),
      rating: z.number().min(0).max(5).multipleOf(0.1).nullable().optional(),
    })
    .optional(),
  /** Who speaks, of a testimonial. */
  testimonial: z
    .object({
      customerName: shortText.optional(),
      customerTitle: shortText.optional(),
      customerPhoto: id.nullable().optional(),
    })
    .optional(),
  /** The item this one belongs to or speaks of (CNT-014). */
  relatedTo: id.nullable().optional(),
  /** `permalink`: any text, turned into letters, digits and hyphens; null goes back to the item's uid (PUB-003). */
  seo: z
    .object({
      title: shortText.optional(),
      description: shortText.max(500).optional(),
      permalink: shortText.nullable().optional(),
    })
    .optional(),
})
/** What a client sends. */
export type ContentInput = z.input<typeof contentInput>
/** What the server works with: lists of ids, trimmed texts. */
export type ContentChanges = z.output<typeof contentInput>
