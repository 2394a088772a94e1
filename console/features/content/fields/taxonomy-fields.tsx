import { useText } from '#app/i18n/language-context.ts'
import { useTaxonomy } from '../data/taxonomy-query.ts'
import type { ItemForm } from '../item/use-item-form.ts'
import { CreatableMultiSelect } from './creatable-multi-select.tsx'
import { useAddToTaxonomy } from './use-add-to-taxonomy.ts'

interface Props {
  form: ItemForm
}

const choicesOf = (list: readonly { id: string; label: string }[]) =>
  list.map(({ id, label }) => ({ value: id, label }))

/** What stands on the item and was removed from the lists meanwhile is still shown. */
function withOwn(
  list: readonly { id: string; label: string }[],
  own: readonly { id: string; label: string }[],
) {
  return choicesOf([...list, ...own.filter(({ id }) => !list.some((each) => each.id === id))])
}

/** CNT-011 */
export function CategoriesField({ form }: Props) {
  const t = useText()
  const taxonomy = useTaxonomy()
  const add = useAddToTaxonomy()
  return (
    <CreatableMultiSelect
      field="businessCategories"
      label={t('content.categories')}
      groups={[{ id: '', choices: withOwn(taxonomy.categories, form.item.businessCategories) }]}
      value={form.values.businessCategories}
      onChange={(businessCategories) => form.set({ businessCategories })}
      onCreate={taxonomy.can.edit ? (name) => add('category', name) : undefined}
      readOnly={form.readOnly}
      error={form.errors.businessCategories}
    />
  )
}

/** TAX-012 */
export function ServicesField({ form }: Props) {
  const t = useText()
  const taxonomy = useTaxonomy()
  const add = useAddToTaxonomy()
  return (
    <CreatableMultiSelect
      field="businessServices"
      label={t('content.services')}
      groups={[{ id: '', choices: withOwn(taxonomy.services, form.item.businessServices) }]}
      value={form.values.businessServices}
      onChange={(businessServices) => form.set({ businessServices })}
      onCreate={taxonomy.can.edit ? (name) => add('service', name) : undefined}
      readOnly={form.readOnly}
      error={form.errors.businessServices}
    />
  )
}

/** TAX-013: tags under the headings of their groups. */
export function LabelsField({ form }: Props) {
  const t = useText()
  const taxonomy = useTaxonomy()
  const add = useAddToTaxonomy()
  const groups = taxonomy.labelGroups.length > 0 ? taxonomy.labelGroups : form.item.businessLabels
  return (
    <CreatableMultiSelect
      field="businessLabels"
      label={t('content.labels')}
      groups={
        groups.length > 0
          ? groups.map(({ id, label, tags }) => ({ id, label, choices: choicesOf(tags) }))
          : [{ id: '', choices: [] }]
      }
      value={form.values.businessLabels}
      onChange={(businessLabels) => form.set({ businessLabels })}
      onCreate={taxonomy.can.edit ? (name, groupId) => add('label', name, groupId) : undefined}
      readOnly={form.readOnly}
      error={form.errors.businessLabels}
    />
  )
}
