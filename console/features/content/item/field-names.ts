import type { CustomField } from '@vitrine/contract/taxonomy.ts'
import type { TextKey } from '@vitrine/ui/i18n/dictionary.ts'
import { useLanguage } from '#app/i18n/language-context.ts'
import { useTaxonomy } from '../data/taxonomy-query.ts'
import { splitField } from './item-draft.ts'

/** The tabs that have a screen, by the number in the address (CNT-024). */
export const TABS = { overview: '0', media: '1', details: '2', publish: '5' } as const
export type TabNumber = (typeof TABS)[keyof typeof TABS]

const NAMES: Record<string, TextKey> = {
  title: 'content.field_title',
  description: 'content.field_description',
  contentTypeId: 'content.field_contentTypeId',
  stage: 'content.field_stage',
  location: 'content.field_location',
  businessCategories: 'content.field_businessCategories',
  businessServices: 'content.field_businessServices',
  businessLabels: 'content.field_businessLabels',
  media: 'content.field_media',
  'presentation.cover': 'content.field_cover',
  'presentation.mainVideo': 'content.field_mainVideo',
  'presentation.before': 'content.field_before',
  'presentation.after': 'content.field_after',
  'presentation.rating': 'content.field_rating',
  'presentation.title': 'content.field_presentation',
  'presentation.description': 'content.field_presentation',
  'testimonial.customerName': 'content.field_customerName',
  'testimonial.customerTitle': 'content.field_customerTitle',
  'testimonial.customerPhoto': 'content.field_customerPhoto',
  relatedTo: 'content.field_relatedTo',
  'seo.title': 'content.field_seoTitle',
  'seo.description': 'content.field_seoDescription',
  'seo.permalink': 'content.field_permalink',
}

/** Fields in a person's words: 'description', or the custom field's own name. */
export function useFieldNames(): (fields: readonly string[]) => string {
  const { t, locale } = useLanguage()
  const { customFields } = useTaxonomy()
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const nameOf = (field: string) => {
    const key = NAMES[field]
    if (key) return t(key)
    const [group, id] = splitField(field)
    if (group === 'status') return t('content.field_status')
    return customFields.find((each: CustomField) => each.id === id)?.name ?? t('content.field_custom')
  }
  return (fields) => list.format([...new Set(fields.map(nameOf))])
}

/** Where a field is filled in. */
export function tabOf(field: string): TabNumber {
  const [group] = splitField(field)
  if (group === 'customValues') return TABS.details
  if (group === 'media' || field === 'presentation.cover' || field === 'presentation.mainVideo')
    return TABS.media
  if (group === 'seo' || group === 'relatedTo' || group === 'presentation') return TABS.publish
  return TABS.overview
}
