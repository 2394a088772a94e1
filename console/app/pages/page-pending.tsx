import { TableSkeleton } from '@vitrine/ui/components/table-skeleton.tsx'
import { useText } from '#app/i18n/language-context.ts'

/** Stands in while a page's code is on its way. */
export function PagePending() {
  const t = useText()
  return (
    <div className="v-page">
      <TableSkeleton label={t('common.loading')} rows={8} />
    </div>
  )
}
