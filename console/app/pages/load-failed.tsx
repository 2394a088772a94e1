import { Button } from '@mantine/core'
import { EmptyState } from '@vitrine/ui/components/empty-state.tsx'
import { ShelfArt } from '@vitrine/ui/components/shelf-art.tsx'
import { ApiProblem } from '#app/api/api-problem.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'

interface Props {
  title: string
  /** What is safe all the same. */
  hint?: string
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
}

/** In place of what did not load: what happened, and the way to try again. */
export function LoadFailed({ title, hint, query }: Props) {
  const t = useText()
  const problemText = useProblemText()
  const isOffline = query.error instanceof ApiProblem && query.error.code === 'network'
  return (
    <EmptyState
      art={<ShelfArt kind={isOffline ? 'offline' : 'error'} />}
      title={title}
      actions={
        <Button loading={query.isFetching} onClick={() => void query.refetch()}>
          {t('common.retry')}
        </Button>
      }
    >
      {hint ? `${problemText(query.error)} ${hint}` : problemText(query.error)}
    </EmptyState>
  )
}
