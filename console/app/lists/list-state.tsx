import { Button } from '@mantine/core'
import { EmptyState } from '@vitrine/ui/components/empty-state.tsx'
import { ShelfArt } from '@vitrine/ui/components/shelf-art.tsx'
import { ApiProblem } from '#app/api/api-problem.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'

/** In place of a list that did not load: what happened, and the way to try again. */
export function ListFailed({
  title,
  error,
  onRetry,
}: {
  title: string
  error: unknown
  onRetry: () => void
}) {
  const t = useText()
  const problemText = useProblemText()
  const isOffline = error instanceof ApiProblem && error.code === 'network'
  return (
    <EmptyState
      art={<ShelfArt kind={isOffline ? 'offline' : 'error'} />}
      title={title}
      actions={<Button onClick={onRetry}>{t('common.retry')}</Button>}
    >
      {problemText(error)}
    </EmptyState>
  )
}
