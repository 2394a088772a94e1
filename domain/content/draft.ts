import type { CustomFieldValue } from '../taxonomy/custom-fields.ts'
import type { ItemStatus } from './status.ts'

/** All of an item that its owner can change, lists as ids. */
export interface ContentDraft {
  contentTypeId: string
  title: string
  /** Clean HTML. */
  description: string
  stage: string | null
  status: ItemStatus
  location: {
    address: string | null
    city: string | null
    neighborhood: string | null
    coords: { lat: number; lng: number } | null
  }
  businessCategories: readonly string[]
  businessServices: readonly string[]
  businessLabels: readonly string[]
  customValues: Readonly<Record<string, CustomFieldValue>>
  /** In their order. */
  media: readonly string[]
  presentation: {
    cover: string | null
    mainVideo: string | null
    before: string | null
    after: string | null
    title: string
    description: string
    rating: number | null
  }
  testimonial: { customerName: string; customerTitle: string; customerPhoto: string | null }
  relatedTo: string | null
  seo: { title: string; description: string; permalink: string }
}

/** What somebody wants changed; what is undefined stays. Custom values and the permalink have rules of their own. */
export interface DraftChanges {
  contentTypeId?: string
  title?: string
  description?: string
  stage?: string | null
  status?: Partial<ItemStatus>
  location?: ContentDraft['location'] | null
  businessCategories?: readonly string[]
  businessServices?: readonly string[]
  businessLabels?: readonly string[]
  media?: readonly string[]
  presentation?: Partial<ContentDraft['presentation']>
  testimonial?: Partial<ContentDraft['testimonial']>
  relatedTo?: string | null
  seo?: { title?: string; description?: string }
}

export const NO_LOCATION: ContentDraft['location'] = {
  address: null,
  city: null,
  neighborhood: null,
  coords: null,
}

/** The draft with the changes made; neither argument is touched. */
export function withChanges(draft: ContentDraft, changes: DraftChanges): ContentDraft {
  return {
    contentTypeId: changes.contentTypeId ?? draft.contentTypeId,
    title: changes.title ?? draft.title,
    description: changes.description ?? draft.description,
    stage: changes.stage === undefined ? draft.stage : changes.stage,
    status: defined(draft.status, changes.status),
    location: changes.location === undefined ? draft.location : (changes.location ?? NO_LOCATION),
    businessCategories: changes.businessCategories ?? draft.businessCategories,
    businessServices: changes.businessServices ?? draft.businessServices,
    businessLabels: changes.businessLabels ?? draft.businessLabels,
    customValues: draft.customValues,
    media: changes.media ?? draft.media,
    presentation: defined(draft.presentation, changes.presentation),
    testimonial: defined(draft.testimonial, changes.testimonial),
    relatedTo: changes.relatedTo === undefined ? draft.relatedTo : changes.relatedTo,
    seo: defined(draft.seo, changes.seo),
  }
}

/** The names of the fields in which two drafts differ, such as `title`, `status.publish` or `customValues.{id}`. */
export function changedFields(before: ContentDraft, after: ContentDraft): string[] {
  const former = fieldsOf(before)
  const latter = fieldsOf(after)
  return [...new Set([...former.keys(), ...latter.keys()])].filter(
    (name) => former.get(name) !== latter.get(name),
  )
}

/** Objects whose parts are changed one by one. */
const NESTED: ReadonlySet<string> = new Set(['status', 'customValues', 'presentation', 'testimonial', 'seo'])
/** Lists in which only membership counts. */
const UNORDERED: ReadonlySet<string> = new Set(['businessCategories', 'businessServices', 'businessLabels'])

function fieldsOf(draft: ContentDraft): Map<string, string> {
  const fields = new Map<string, string>()
  for (const [name, value] of Object.entries(draft)) {
    if (NESTED.has(name))
      for (const [part, inner] of Object.entries(value)) fields.set(`${name}.${part}`, comparable(inner))
    else fields.set(name, comparable(UNORDERED.has(name) ? [...value].sort() : value))
  }
  return fields
}

/** The database keeps the keys of objects in an order of its own. */
function comparable(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
}

function defined<Whole extends object>(whole: Whole, changes: Partial<Whole> | undefined): Whole {
  const given = Object.entries(changes ?? {}).filter(([, value]) => value !== undefined)
  return { ...whole, ...Object.fromEntries(given) }
}
