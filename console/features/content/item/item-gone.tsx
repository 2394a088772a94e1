import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { EmptyState } from '@vitrine/ui/components/empty-state.tsx'
import { ShelfArt } from '@vitrine/ui/components/shelf-art.tsx'
import { useText } from '#app/i18n/language-context.ts'

/** An item that is not there, or that somebody deleted while it was open (CNT-019, CNT-020). */
export function ItemGone({ wasOpen }: { wasOpen: boolean }) {
  const t = useText()
  const navigate = useNavigate()
  return (
    <div className="v-page">
      <EmptyState
        whole
        art={<ShelfArt kind="lost" />}
        title={t(wasOpen ? 'content.removedElsewhere' : 'content.notAvailable')}
        actions={
          <Button onClick={() => void navigate({ to: '/content-overview' })}>{t('content.toList')}</Button>
        }
      >
        {t(wasOpen ? 'content.removedElsewhereHint' : 'content.notAvailableHint')}
      </EmptyState>
    </div>
  )
}
