import { Button, Rating, Textarea, TextInput } from '@mantine/core'
import { htmlToText } from '@vitrine/domain/content/rich-text.ts'
import { Notice } from '@vitrine/ui/components/notice.tsx'
import type { TextKey } from '@vitrine/ui/i18n/dictionary.ts'
import { FormRow } from '#app/forms/form-row.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { directionOf } from '../fields/direction-of.ts'
import { PairFields } from './pair-fields.tsx'
import { PermalinkField, siteHost, useSiteAddress } from './permalink-field.tsx'
import { RelatedFields } from './related-fields.tsx'
import type { ItemForm } from './use-item-form.ts'
import './publish-tab.css'

/** Characters that search engines tend to show. */
const TITLE_LENGTH = 60
const DESCRIPTION_LENGTH = 155

const REASONS: Record<NonNullable<ItemForm['item']['notPublicReason']>, TextKey> = {
  noAgency: 'content.notPublicNoAgency',
  accountDisabled: 'content.notPublicAccountDisabled',
  status: 'content.notPublicStatus',
  deleted: 'content.notPublicDeleted',
}

/** Who sees it, under which address, how search results show it, and what it is shown with. */
export function PublishTab({ form }: { form: ItemForm }) {
  const t = useText()
  const { item, values, set, readOnly } = form
  const isTestimonial = item.contentType.key === 'testimonial'
  return (
    <div className="v-body">
      <FormRow title={t('content.visibilityTitle')} hint={t('content.visibilityHint')}>
        <Notice
          tone={item.isPublic ? 'success' : 'info'}
          title={item.notPublicReason ? t(REASONS[item.notPublicReason]) : t('content.isPublicNow')}
        />
        <PermalinkField form={form} />
      </FormRow>
      <FormRow title={t('content.seoSection')} hint={t('content.seoHint')}>
        <TextInput
          data-field="seo.title"
          label={t('content.seoTitleField')}
          description={t('content.lengthOf', { count: values.seo.title.length, most: TITLE_LENGTH })}
          placeholder={values.title}
          maxLength={300}
          dir={directionOf(values.seo.title)}
          readOnly={readOnly}
          error={form.errors['seo.title']}
          value={values.seo.title}
          onChange={(event) => set({ seo: { title: event.currentTarget.value } })}
        />
        <Textarea
          data-field="seo.description"
          label={t('content.seoDescriptionField')}
          description={t('content.lengthOf', {
            count: values.seo.description.length,
            most: DESCRIPTION_LENGTH,
          })}
          autosize
          minRows={3}
          maxLength={500}
          dir={directionOf(values.seo.description)}
          readOnly={readOnly}
          error={form.errors['seo.description']}
          value={values.seo.description}
          onChange={(event) => set({ seo: { description: event.currentTarget.value } })}
        />
        <SearchPreview form={form} />
      </FormRow>
      <FormRow title={t('content.relatedTitle')} hint={t('content.relatedHint')}>
        <RelatedFields form={form} />
      </FormRow>
      {isTestimonial ? (
        <FormRow title={t('content.ratingTitle')} hint={t('content.ratingHint')}>
          <div className="v-rating" data-field="presentation.rating">
            <Rating
              role={readOnly ? 'img' : 'radiogroup'}
              aria-label={t('content.ratingTitle')}
              fractions={2}
              size="lg"
              readOnly={readOnly}
              value={values.presentation.rating ?? 0}
              onChange={(rating) => set({ presentation: { rating } })}
            />
            {values.presentation.rating !== null && !readOnly && (
              <Button size="xs" variant="subtle" onClick={() => set({ presentation: { rating: null } })}>
                {t('content.clearRating')}
              </Button>
            )}
          </div>
        </FormRow>
      ) : (
        <FormRow title={t('content.pairTitle')} hint={t('content.pairHint')}>
          <PairFields form={form} />
        </FormRow>
      )}
    </div>
  )
}

function SearchPreview({ form }: { form: ItemForm }) {
  const t = useText()
  const { values } = form
  const address = useSiteAddress(form)
  const description = values.seo.description || htmlToText(values.description, DESCRIPTION_LENGTH)
  return (
    <figure className="v-search-preview">
      <figcaption>{t('content.searchPreview')}</figcaption>
      <div dir="auto">
        <div className="v-search-host" dir="ltr">
          {siteHost(address)}
        </div>
        <div className="v-search-title">{values.seo.title || values.title || t('content.untitled')}</div>
        <div className="v-search-text">{htmlToText(description, DESCRIPTION_LENGTH)}</div>
      </div>
    </figure>
  )
}
