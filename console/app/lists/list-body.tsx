import { Button } from '@mantine/core'
import { EmptyState } from '@vitrine/ui/components/empty-state.tsx'
import { ShelfArt } from '@vitrine/ui/components/shelf-art.tsx'
import { TableSkeleton } from '@vitrine/ui/components/table-skeleton.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { ApiProblem } from '#app/api/api-problem.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'

/** The part of an infinite query that a list's body needs. */
export interface ListQuery {
  isPending: boolean
  isError: boolean
  error: unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

interface Props {
  query: ListQuery
  isEmpty: boolean
  /** Nothing here, or nothing found. */
  empty: ReactNode
  children: ReactNode
}

/** A list's body or the state in its place: skeleton, error with retry, empty; at its end the next page is fetched. */
export function ListBody({ query, isEmpty, empty, children }: Props) {
  const t = useText()
  if (query.isPending) return <TableSkeleton label={t('common.loading')} />
  if (query.isError && !query.isFetchNextPageError) return <ListError query={query} />
  if (isEmpty) return empty
  return (
    <>
      {children}
      <More query={query} />
    </>
  )
}

function ListError({ query }: { query: ListQuery }) {
  const t = useText()
  const problemText = useProblemText()
  const isOffline = query.error instanceof ApiProblem && query.error.code === 'network'
  return (
    <EmptyState
      art={<ShelfArt kind={isOffline ? 'offline' : 'error'} />}
      title={t('shell.errorTitle')}
      actions={<Button onClick={() => query.refetch()}>{t('common.retry')}</Button>}
    >
      {problemText(query.error)}
    </EmptyState>
  )
}

/** Fetches the next page when its button comes into sight; the button stays for those who go by keyboard. */
function More({ query }: { query: ListQuery }) {
  const t = useText()
  const button = useRef<HTMLButtonElement>(null)
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  useEffect(() => {
    const element = button.current
    if (!element || !hasNextPage || isFetchingNextPage || isFetchNextPageError) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && fetchNextPage(), {
      rootMargin: '600px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError])
  if (!hasNextPage) return null
  return (
    <div className="v-more">
      <Button ref={button} variant="default" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
        {t(isFetchNextPageError ? 'common.retry' : 'common.showMore')}
      </Button>
    </div>
  )
}
