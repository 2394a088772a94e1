import type { ContentInput } from '@vitrine/contract/content-input.ts'
import type { ContentItem } from '@vitrine/contract/content-item.ts'
import type { Media } from '@vitrine/contract/media.ts'
import type { ContentDraft } from '@vitrine/domain/content/draft.ts'

/** What the form begins with. An address that is only the item's own number shows as empty (PUB-003). */
export function draftOfItem(item: ContentItem): ContentDraft {
  const { presentation, testimonial, seo } = item
  return {
    contentTypeId: item.contentType.id,
    title: item.title,
    description: item.description,
    stage: item.stage,
    status: item.status,
    location: item.location,
    businessCategories: item.businessCategories.map(({ id }) => id),
    businessServices: item.businessServices.map(({ id }) => id),
    businessLabels: item.businessLabels.flatMap((group) => group.tags.map(({ id }) => id)),
    customValues: item.customValues,
    media: item.media.map(({ uid }) => uid),
    presentation: {
      ...presentation,
      cover: presentation.cover?.uid ?? null,
      mainVideo: presentation.mainVideo?.uid ?? null,
      before: presentation.before?.uid ?? null,
      after: presentation.after?.uid ?? null,
    },
    testimonial: { ...testimonial, customerPhoto: testimonial.customerPhoto?.uid ?? null },
    relatedTo: item.relatedTo?.id ?? null,
    seo: { ...seo, permalink: seo.permalink === item.id ? '' : seo.permalink },
  }
}

/** All media an item speaks of, by uid. */
export function mediaOfItem({ media, presentation, testimonial }: ContentItem): Record<string, Media> {
  const { cover, mainVideo, before, after } = presentation
  const all = [...media, cover, mainVideo, before, after, testimonial.customerPhoto]
  return Object.fromEntries(all.flatMap((one) => (one ? [[one.uid, one]] : [])))
}

/** What is sent of a draft: the named fields and nothing else, so that others' changes stay. */
export function changesOf(draft: ContentDraft, fields: readonly string[]): ContentInput {
  const changes: ContentInput = {}
  for (const field of fields) addField(changes, draft, field)
  return changes
}

function addField(changes: ContentInput, draft: ContentDraft, field: string): void {
  const [group = '', part = ''] = splitField(field)
  if (group === 'customValues') {
    const value = draft.customValues[part] ?? null
    changes.customValues = { ...changes.customValues, [part]: value }
  } else if (group === 'seo' && part === 'permalink') {
    changes.seo = { ...changes.seo, permalink: draft.seo.permalink.trim() || null }
  } else if (group === 'seo') changes.seo = { ...changes.seo, ...pick(draft.seo, part) }
  else if (group === 'presentation')
    changes.presentation = { ...changes.presentation, ...pick(draft.presentation, part) }
  else if (group === 'testimonial')
    changes.testimonial = { ...changes.testimonial, ...pick(draft.testimonial, part) }
  else if (LISTS.some((list) => list === group)) {
    const list = LISTS.find((each) => each === group)
    if (list) changes[list] = draft[list].map((id) => ({ id }))
  } else if (group === 'media') changes.media = [...draft.media]
  else if (group === 'location') changes.location = draft.location
  else if (group === 'title') changes.title = draft.title
  else if (group === 'description') changes.description = draft.description
  else if (group === 'contentTypeId') changes.contentTypeId = draft.contentTypeId
  else if (group === 'relatedTo') changes.relatedTo = draft.relatedTo
}

const LISTS = ['businessCategories', 'businessServices', 'businessLabels'] as const

/** 'presentation.cover' → ['presentation', 'cover'] */
export function splitField(field: string): [group: string, part: string] {
  const dot = field.indexOf('.')
  return dot < 0 ? [field, ''] : [field.slice(0, dot), field.slice(dot + 1)]
}

function pick<Whole extends object>(whole: Whole, part: string): Partial<Whole> {
  // a part that the object has, taken over under its own name
  return Object.fromEntries(Object.entries(whole).filter(([key]) => key === part)) as Partial<Whole>
}
