import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { EmptyState } from '@vitrine/ui/components/empty-state.tsx'
import { ShelfArt } from '@vitrine/ui/components/shelf-art.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { useDocumentTitle } from './document-title.ts'

/** NAV-008, NAV-009 */
export function NotFoundPage() {
  const t = useText()
  const navigate = useNavigate()
  useDocumentTitle(t('shell.notFoundTitle'))
  return (
    <main className="v-whole">
      <EmptyState
        whole
        art={<ShelfArt kind="lost" />}
        title={t('shell.notFoundTitle')}
        actions={
          <Button size="md" onClick={() => void navigate({ to: '/' })}>
            {t('shell.goHome')}
          </Button>
        }
      >
        {t('shell.notFound')}
      </EmptyState>
    </main>
  )
}
