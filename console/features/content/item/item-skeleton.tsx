import { Bar } from '@vitrine/ui/components/table-skeleton.tsx'
import { useText } from '#app/i18n/language-context.ts'

/** Same heights as the item's head and first fields. */
export function ItemSkeleton() {
  const t = useText()
  return (
    <div className="v-page v-late" role="status" aria-label={t('common.loading')}>
      <div className="v-item-head">
        <div className="v-item-skeleton">
          <Bar width={120} height={12} />
          <Bar width={340} height={24} />
          <Bar width={260} height={16} />
        </div>
      </div>
      <div className="v-item-skeleton v-item-skeleton--form">
        <Bar width="100%" height={34} />
        <Bar width="100%" height={170} />
        <Bar width="100%" height={34} />
      </div>
    </div>
  )
}
