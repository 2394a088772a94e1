import { Button, Modal } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useText } from '#app/i18n/language-context.ts'
import { useFieldNames } from './field-names.ts'
import type { ItemForm } from './use-item-form.ts'
import type { Saving } from './use-save-item.ts'

/**
 * Asks before somebody leaves unsaved changes; moving between the item's own tabs does not ask. Closing or reloading
 * the browser's tab does not either: the device keeps the changes (CNT-025).
 */
export function LeaveGuard({ form, saving }: { form: ItemForm; saving: Saving }) {
  const t = useText()
  const namesOf = useFieldNames()
  const isDirty = form.dirty.length > 0
  const own = `/content/${form.item.id}`
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => isDirty && next.pathname !== own && !next.pathname.startsWith(`${own}/`),
    enableBeforeUnload: false,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const saveAndLeave = async () => {
    if (await saving.save()) blocker.proceed()
    else blocker.reset()
  }
  return (
    <Modal
      opened
      onClose={blocker.reset}
      title={t('content.leaveTitle')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <p className="v-leave-hint">{t('content.leaveHint', { fields: namesOf(form.dirty) })}</p>
      <div className="v-leave-actions">
        <Button variant="default" onClick={blocker.proceed}>
          {t('content.leave')}
        </Button>
        <Button variant="default" loading={saving.isBusy} onClick={() => void saveAndLeave()}>
          {t('content.saveAndLeave')}
        </Button>
        <Button data-autofocus onClick={blocker.reset}>
          {t('content.stay')}
        </Button>
      </div>
    </Modal>
  )
}
