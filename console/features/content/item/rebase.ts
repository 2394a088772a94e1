import { type ContentDraft, changedFields } from '@vitrine/domain/content/draft.ts'
import { mergeMedia } from '@vitrine/domain/content/merge.ts'
import { splitField } from './item-draft.ts'

export interface Edited {
  /** The version that the form began with. */
  version: number
  base: ContentDraft
  values: ContentDraft
}

/**
 * Puts what was edited onto a newer state of the item. Fields that only one side changed merge; when both changed the
 * same one differently, everything stays as it is: the save will ask (see the conflict).
 */
export function rebase(edited: Edited, theirs: ContentDraft, version: number): Edited {
  const { base, values } = edited
  const others = new Set(changedFields(base, theirs))
  const differing = new Set(changedFields(values, theirs))
  const mine = changedFields(base, values).filter((field) => differing.has(field))
  if (mine.some((field) => others.has(field) && field !== 'media')) return edited
  const merged = takeFields(theirs, values, mine)
  const media = mine.includes('media') ? mergeMedia(values.media, base.media, theirs.media) : theirs.media
  return { version, base: theirs, values: { ...merged, media } }
}

/** `target` with the named fields of `source`. */
export function takeFields(
  target: ContentDraft,
  source: ContentDraft,
  fields: readonly string[],
): ContentDraft {
  let result = target
  for (const field of fields) {
    const [group, part] = splitField(field)
    const key = KEYS.find((each) => each === group)
    if (!key) continue
    result = { ...result, [key]: part ? withPart(result[key], source[key], part) : source[key] }
  }
  return result
}

const KEYS = [
  'contentTypeId',
  'title',
  'description',
  'stage',
  'status',
  'location',
  'businessCategories',
  'businessServices',
  'businessLabels',
  'customValues',
  'media',
  'presentation',
  'testimonial',
  'relatedTo',
  'seo',
] as const satisfies readonly (keyof ContentDraft)[]

function withPart(target: unknown, source: unknown, part: string): unknown {
  if (typeof target !== 'object' || typeof source !== 'object' || !source) return target
  const { [part]: _former, ...rest } = { ...target } as Record<string, unknown>
  const value = Object.entries(source).find(([key]) => key === part)?.[1]
  return value === undefined ? rest : { ...rest, [part]: value }
}
