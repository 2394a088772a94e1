import { Button } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { EmptyState } from '@vitrine/ui/components/empty-state.tsx'
import { ShelfArt } from '@vitrine/ui/components/shelf-art.tsx'
import { ApiProblem } from '#app/api/api-problem.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'

/** In place of a page that broke: what happened, and the way to try again. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const t = useText()
  const problemText = useProblemText()
  const isStale =
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed/i.test(error.message)
  if (isStale) {
    return (
      <EmptyState
        whole
        art={<ShelfArt kind="offline" />}
        title={t('shell.newVersionTitle')}
        actions={<Button onClick={() => window.location.reload()}>{t('shell.reload')}</Button>}
      >
        {t('shell.newVersion')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      whole
      art={<ShelfArt kind={error instanceof ApiProblem && error.code === 'network' ? 'offline' : 'error'} />}
      title={t('shell.errorTitle')}
      actions={<Button onClick={reset}>{t('common.retry')}</Button>}
    >
      {error instanceof ApiProblem ? problemText(error) : t('shell.errorHint')}
    </EmptyState>
  )
}
