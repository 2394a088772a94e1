import { NumberInput, Select, TagsInput, TextInput } from '@mantine/core'
import type { CustomField } from '@vitrine/contract/taxonomy.ts'
import type { CustomFieldValue } from '@vitrine/domain/taxonomy/custom-fields.ts'
import { api } from '#app/api/api.ts'
import { queryClient } from '#app/api/query-client.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'
import { notifyFailed } from '#app/notices/notice-store.ts'
import { AddressField } from '#features/places/index.ts'
import { taxonomyQuery, useTaxonomy } from '../data/taxonomy-query.ts'
import { useAccount } from '../data/use-account.ts'
import type { ItemForm } from '../item/use-item-form.ts'
import { CreatableMultiSelect } from './creatable-multi-select.tsx'
import { directionOf } from './direction-of.ts'

/** One custom field by its type (TAX-005). */
export function CustomFieldInput({ field, form }: { field: CustomField; form: ItemForm }) {
  const t = useText()
  const addOption = useAddOption(field)
  const { can } = useTaxonomy()
  const value = form.values.customValues[field.id]
  const set = (next: CustomFieldValue | undefined) => form.setCustom(field.id, next)
  const readOnly = form.readOnly || !field.canChange
  const hints = [
    !field.canChange && t('content.fieldNotYours'),
    !field.isPublic && t('content.fieldPrivate'),
    field.isTitle && t('content.fieldFillsTitle'),
    field.isDescription && t('content.fieldFillsDescription'),
  ].filter((hint) => hint !== false)
  const shared = {
    'data-field': `customValues.${field.id}`,
    label: field.name,
    description: hints.join(' ') || undefined,
    error: form.errors[`customValues.${field.id}`],
    withAsterisk: field.isRequired,
    readOnly,
  }
  const words = typeof value === 'string' ? value : ''
  const list = Array.isArray(value) ? value : []
  switch (field.type) {
    case 'text':
      return (
        <TextInput
          {...shared}
          dir={directionOf(words)}
          maxLength={10_000}
          value={words}
          onChange={(event) => set(event.currentTarget.value || undefined)}
        />
      )
    case 'number':
      return (
        <NumberInput
          {...shared}
          value={typeof value === 'number' ? value : ''}
          hideControls
          onChange={(next) => set(typeof next === 'number' ? next : undefined)}
        />
      )
    case 'multiText':
      return (
        <TagsInput
          {...shared}
          value={list}
          placeholder={readOnly ? undefined : t('content.addEntry')}
          onChange={(next) => set(next.length > 0 ? next : undefined)}
        />
      )
    case 'date':
      // The browser's own field speaks the stored form, YYYY-MM-DDTHH:mm (TAX-007).
      return (
        <TextInput
          {...shared}
          type="datetime-local"
          value={words}
          onChange={(event) => set(event.currentTarget.value.slice(0, 16) || undefined)}
        />
      )
    case 'select':
      return (
        <Select
          {...shared}
          description={
            [...hints, !readOnly && words && t('content.clearChoice')].filter(Boolean).join(' ') || undefined
          }
          data={words && !field.options.includes(words) ? [...field.options, words] : field.options}
          value={words || null}
          allowDeselect
          searchable={field.options.length > 8}
          onChange={(next) => set(next ?? undefined)}
        />
      )
    case 'multiSelect':
      return (
        <CreatableMultiSelect
          {...shared}
          field={`customValues.${field.id}`}
          groups={[
            {
              id: '',
              choices: [...new Set([...field.options, ...list])].map((option) => ({
                value: option,
                label: option,
              })),
            },
          ]}
          value={list}
          onChange={(next) => set(next.length > 0 ? next : undefined)}
          onCreate={can.edit ? addOption : undefined}
        />
      )
    case 'mapAutocomplete': {
      const place = typeof value === 'object' && !Array.isArray(value) ? value : undefined
      return (
        <div data-field={shared['data-field']}>
          <AddressField
            label={field.name}
            description={shared.description}
            error={shared.error}
            required={field.isRequired}
            readOnly={readOnly}
            value={{
              address: place?.address ?? '',
              coords: place ? { lat: place.lat, lng: place.lng } : null,
            }}
            onChange={({ address, coords }) => set(coords ? { ...coords, address } : undefined)}
          />
        </div>
      )
    }
  }
}

/** A new option goes into the field itself, for everybody; answers it, or undefined after saying why not. */
function useAddOption(field: CustomField) {
  const t = useText()
  const problemText = useProblemText()
  const { id: accountId } = useAccount()
  return async (name: string): Promise<string | undefined> => {
    try {
      const options = [...field.options, name]
      await api.updateCustomField({ params: { accountId, customFieldId: field.id }, body: { options } })
      await queryClient.invalidateQueries(taxonomyQuery(accountId))
      return name
    } catch (error) {
      notifyFailed(t('content.addFailed', { name, reason: problemText(error) }))
      return undefined
    }
  }
}
