import { Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#app/i18n/language-context.ts'
import { AddressField } from '#features/places/index.ts'
import { useTaxonomy } from '../data/taxonomy-query.ts'
import { directionOf } from '../fields/direction-of.ts'
import { LazyRichText } from '../fields/lazy-rich-text.tsx'
import { CategoriesField, LabelsField, ServicesField } from '../fields/taxonomy-fields.tsx'
import { ItemPreview } from './item-preview.tsx'
import type { ItemForm } from './use-item-form.ts'

/** What it is called, what it tells, where and for whom; the preview shows it as visitors would see it. */
export function OverviewTab({ form, notices }: { form: ItemForm; notices: ReactNode }) {
  const t = useText()
  const { values, errors, readOnly, set, setLocation } = form
  const { location, testimonial } = values
  const isTestimonial = form.item.contentType.key === 'testimonial'
  return (
    <div className="v-split">
      <div className="v-split-form">
        <div className="v-fields">
          {notices}
          <TextInput
            data-field="title"
            label={t('content.title')}
            withAsterisk
            required
            maxLength={300}
            dir={directionOf(values.title)}
            value={values.title}
            readOnly={readOnly}
            error={errors.title}
            onChange={(event) => set({ title: event.currentTarget.value })}
          />
          <LazyRichText
            label={t('content.description')}
            description={t('content.descriptionHint')}
            value={values.description}
            readOnly={readOnly}
            error={errors.description}
            onChange={(description) => set({ description })}
          />
          <div className="v-two">
            <CategoriesField form={form} />
            <ServicesField form={form} />
            <LabelsField form={form} />
            <TypeField form={form} />
          </div>
          <div data-field="location">
            <AddressField
              label={t('content.place')}
              value={{ address: location.address ?? '', coords: location.coords }}
              readOnly={readOnly}
              error={errors.location}
              onChange={({ address, coords }) => setLocation({ address: address || null, coords })}
              // the town's name only: its middle is not where the pin stands
              onPlace={(place) => place.precision === 'city' && setLocation({ city: place.name })}
            />
          </div>
          <div className="v-two">
            <TextInput
              label={t('content.city')}
              value={location.city ?? ''}
              maxLength={120}
              readOnly={readOnly}
              onChange={(event) => setLocation({ city: event.currentTarget.value || null })}
            />
            <TextInput
              label={t('content.neighborhood')}
              value={location.neighborhood ?? ''}
              maxLength={120}
              readOnly={readOnly}
              onChange={(event) => setLocation({ neighborhood: event.currentTarget.value || null })}
            />
            <TextInput
              data-field="testimonial.customerName"
              label={t('content.customer')}
              {...(isTestimonial && { description: t('content.customerHint') })}
              value={testimonial.customerName}
              maxLength={300}
              dir={directionOf(testimonial.customerName)}
              readOnly={readOnly}
              onChange={(event) => set({ testimonial: { customerName: event.currentTarget.value } })}
            />
            {isTestimonial && (
              <TextInput
                data-field="testimonial.customerTitle"
                label={t('content.customerTitle')}
                value={testimonial.customerTitle}
                maxLength={300}
                dir={directionOf(testimonial.customerTitle)}
                readOnly={readOnly}
                onChange={(event) => set({ testimonial: { customerTitle: event.currentTarget.value } })}
              />
            )}
          </div>
        </div>
      </div>
      <aside className="v-split-side" aria-label={t('content.preview')}>
        <ItemPreview form={form} />
      </aside>
    </div>
  )
}

function TypeField({ form }: { form: ItemForm }) {
  const t = useText()
  const { contentTypes } = useTaxonomy()
  const own = { value: form.item.contentType.id, label: form.item.contentType.label }
  const known = contentTypes.map(({ id, label }) => ({ value: id, label }))
  return (
    <Select
      data-field="contentTypeId"
      label={t('content.type')}
      data={known.some(({ value }) => value === own.value) ? known : [own, ...known]}
      value={form.values.contentTypeId}
      readOnly={form.readOnly}
      error={form.errors.contentTypeId}
      onChange={(value) => value && form.set({ contentTypeId: value })}
    />
  )
}
