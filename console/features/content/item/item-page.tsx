import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { EmptyState } from '@vitrine/ui/components/empty-state.tsx'
import { ShelfArt } from '@vitrine/ui/components/shelf-art.tsx'
import { ApiProblem } from '#app/api/api-problem.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'
import { useDocumentTitle } from '#app/pages/document-title.ts'
import { contentItemQuery } from '../data/content-queries.ts'
import { wasDeletedHere } from '../data/deleted-here.ts'
import { useAccount } from '../data/use-account.ts'
import { ItemEditor } from './item-editor.tsx'
import { ItemGone } from './item-gone.tsx'
import { ItemSkeleton } from './item-skeleton.tsx'
import './item.css'

const route = getRouteApi('/signed-in/content/$contentId/{-$tab}')

/** One item with its tabs, or what stands in its place (CNT-019, CNT-024, CNT-025). */
export function ItemPage() {
  const t = useText()
  const problemText = useProblemText()
  const account = useAccount()
  const { contentId } = route.useParams()
  const query = useQuery(contentItemQuery(account.id, contentId))
  useDocumentTitle(query.data?.title || t('navigation.content'))
  const isGone = query.error instanceof ApiProblem && [404, 400].includes(query.error.status)
  // This tab deleted it and is on its way to the list.
  if (isGone && query.data && wasDeletedHere(contentId)) return null
  if (isGone) return <ItemGone wasOpen={query.data !== undefined} />
  if (query.data) return <ItemEditor key={contentId} item={query.data} />
  if (query.isPending) return <ItemSkeleton />
  return (
    <div className="v-page">
      <EmptyState
        whole
        art={
          <ShelfArt
            kind={query.error instanceof ApiProblem && query.error.code === 'network' ? 'offline' : 'error'}
          />
        }
        title={t('shell.errorTitle')}
        actions={
          <Button loading={query.isFetching} onClick={() => void query.refetch()}>
            {t('common.retry')}
          </Button>
        }
      >
        {problemText(query.error)}
      </EmptyState>
    </div>
  )
}
