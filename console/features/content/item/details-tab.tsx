import { EmptyState } from '@vitrine/ui/components/empty-state.tsx'
import { ShelfArt } from '@vitrine/ui/components/shelf-art.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { useTaxonomy } from '../data/taxonomy-query.ts'
import { CustomFieldInput } from '../fields/custom-field-input.tsx'
import type { ItemForm } from './use-item-form.ts'

/** The custom fields of the item's type, under the names of their groups (TAX-004, TAX-005, TAX-015). */
export function DetailsTab({ form }: { form: ItemForm }) {
  const t = useText()
  const type = form.values.contentTypeId
  const fields = useTaxonomy().customFields.filter(
    ({ contentTypes }) => contentTypes.length === 0 || contentTypes.includes(type),
  )
  if (fields.length === 0) {
    return (
      <EmptyState art={<ShelfArt />} title={t('content.noFields')}>
        {t('content.noFieldsHint')}
      </EmptyState>
    )
  }
  return (
    <div className="v-body">
      {[...Map.groupBy(fields, (field) => field.group)].map(([group, members]) => (
        <section className="v-formrow" key={group}>
          <div>
            <h2>{group || t('content.otherFields')}</h2>
          </div>
          <div>
            {members.map((field) => (
              <CustomFieldInput key={field.id} field={field} form={form} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
