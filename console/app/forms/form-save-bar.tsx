import { useBlocker } from '@tanstack/react-router'
import { SaveBar } from '@vitrine/ui/components/save-bar.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { useSaveKey } from './use-save-key.ts'

interface Props {
  /** Labels of the changed fields. */
  changed: readonly string[]
  isSaving: boolean
  onSave: () => void
  onDiscard: () => void
}

/** The save bar of a settings form: names what changed, ⌘S saves, leaving the tab asks first. */
export function FormSaveBar({ changed, isSaving, onSave, onDiscard }: Props) {
  const t = useText()
  const isDirty = changed.length > 0
  useSaveKey(onSave, isDirty)
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: () => isDirty })
  if (!isDirty) return null
  return (
    <SaveBar
      text={
        changed.length === 1
          ? t('common.unsavedOne', { field: changed[0] ?? '' })
          : t('common.unsavedMany', { count: changed.length })
      }
      discard={t('common.discard')}
      save={t('common.save')}
      busy={isSaving}
      onSave={onSave}
      onDiscard={onDiscard}
    />
  )
}
