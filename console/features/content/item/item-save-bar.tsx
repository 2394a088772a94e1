import { SaveBar } from '@vitrine/ui/components/save-bar.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { useFieldNames } from './field-names.ts'
import type { ItemForm } from './use-item-form.ts'
import type { Saving } from './use-save-item.ts'

/** Names what is not saved, what needs a look, or why the last save failed. */
export function ItemSaveBar({ form, saving }: { form: ItemForm; saving: Saving }) {
  const t = useText()
  const namesOf = useFieldNames()
  const refused = Object.keys(form.errors)
  const open = saving.conflict?.open ?? []
  return (
    <SaveBar
      text={
        saving.failure ? (
          <span className="v-save-failure" role="alert">
            {saving.failure}
          </span>
        ) : refused.length > 0 ? (
          t('common.fieldsNeedALook', { count: refused.length, fields: namesOf(refused) })
        ) : (
          <>
            <b>{t('content.notSavedYet')}</b> {namesOf(form.dirty)}. {t('content.keptHere')}
          </>
        )
      }
      {...(open.length > 0 && {
        blockedBecause: t('content.chooseFirst', { count: open.length, fields: namesOf(open) }),
      })}
      discard={t('common.discard')}
      save={t('common.save')}
      busy={saving.isBusy}
      onSave={() => void saving.save()}
      onDiscard={() => {
        form.discard()
        saving.forget()
      }}
    />
  )
}
