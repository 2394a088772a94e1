import { Button } from '@mantine/core'
import { Notice } from '@vitrine/ui/components/notice.tsx'
import { useText } from '#app/i18n/language-context.ts'

/** Somebody else saved in the meantime; nothing typed is gone before it is chosen so. */
export function ConflictNotice({ onLoadSaved }: { onLoadSaved: () => void }) {
  const t = useText()
  return (
    <Notice
      tone="warning"
      title={t('common.conflictTitle')}
      actions={
        <Button variant="default" onClick={onLoadSaved}>
          {t('common.loadSaved')}
        </Button>
      }
    >
      <p>{t('common.conflict')}</p>
    </Notice>
  )
}
