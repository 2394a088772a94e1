import { TableSkeleton } from '@vitrine/ui/components/table-skeleton.tsx'
import type { ReactNode } from 'react'
import { useText } from '#app/i18n/language-context.ts'
import { LoadFailed } from '#app/pages/load-failed.tsx'

interface Props {
  query: { isPending: boolean; isFetching: boolean; isError: boolean; error: unknown; refetch: () => unknown }
  /** Title of the state that says that the list did not load. */
  failed: string
  isEmpty: boolean
  /** Nothing here, or nothing found. */
  empty: ReactNode
  children: ReactNode
}

/** A list's body or the state in its place: skeleton, error with retry, empty. What is there stays when a renewal fails. */
export function ListBody({ query, failed, isEmpty, empty, children }: Props) {
  const t = useText()
  if (query.isPending) return <TableSkeleton label={t('common.loading')} />
  if (!isEmpty) return children
  return query.isError ? <LoadFailed title={failed} query={query} /> : empty
}
