import type { ContentDraft } from '@vitrine/domain/content/draft.ts'
import { htmlToText } from '@vitrine/domain/content/rich-text.ts'
import { fieldValueText } from '@vitrine/domain/taxonomy/custom-fields.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useTaxonomy } from '../data/taxonomy-query.ts'
import { splitField } from '../item/item-draft.ts'
import type { ItemForm } from '../item/use-item-form.ts'

/** A field's value as words a person can compare. */
export function useFieldWords(form: ItemForm): (draft: ContentDraft, field: string) => string {
  const t = useText()
  const { categories, services, labelGroups, contentTypes } = useTaxonomy()
  const labels = new Map(
    [...categories, ...services, ...contentTypes, ...labelGroups.flatMap(({ tags }) => tags)].map((entry) => [
      entry.id,
      entry.label,
    ]),
  )
  const named = (ids: readonly string[]) => ids.map((id) => labels.get(id) ?? '…').join(', ')
  const mediaName = (uid: string) => form.mediaOf(uid)?.mediaTitle || form.mediaOf(uid)?.name || '…'
  return (draft, field) => {
    const [group, part] = splitField(field)
    if (group === 'title') return draft.title
    if (group === 'description') return htmlToText(draft.description, Number.MAX_SAFE_INTEGER)
    if (group === 'contentTypeId') return named([draft.contentTypeId])
    if (group === 'businessCategories') return named(draft.businessCategories)
    if (group === 'businessServices') return named(draft.businessServices)
    if (group === 'businessLabels') return named(draft.businessLabels)
    if (group === 'media') return draft.media.map(mediaName).join(', ')
    if (group === 'location') return [draft.location.address, draft.location.city].filter(Boolean).join(', ')
    if (group === 'customValues') return fieldValueText(draft.customValues[part])
    if (group === 'relatedTo') return draft.relatedTo ? t('content.relatedTo') : ''
    const whole: object =
      group === 'seo' ? draft.seo : group === 'presentation' ? draft.presentation : draft.testimonial
    const value: unknown = Object.entries(whole).find(([key]) => key === part)?.[1]
    if (typeof value === 'number') return String(value)
    if (typeof value !== 'string') return ''
    return /^(cover|mainVideo|before|after|customerPhoto)$/.test(part) ? mediaName(value) : value
  }
}
