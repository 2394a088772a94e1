import { Kbd } from '@vitrine/ui/components/kbd.tsx'
import { useText } from '#app/i18n/language-context.ts'

const KEYS = { down: 'J', up: 'K', open: 'Enter' }

/** Below a table: which keys walk its rows (useRowCursor). */
export function RowKeys() {
  const t = useText()
  return (
    <div className="v-tablefoot">
      <span />
      <span>
        <Kbd>{KEYS.down}</Kbd>
        <Kbd>{KEYS.up}</Kbd>
        {t('common.keysMove')}
        <Kbd>{KEYS.open}</Kbd>
        {t('common.keysOpen')}
      </span>
    </div>
  )
}
