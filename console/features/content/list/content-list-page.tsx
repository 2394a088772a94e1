import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { PageHeader } from '@vitrine/ui/components/page-header.tsx'
import { SavedViews } from '@vitrine/ui/components/saved-views.tsx'
import { useMemo } from 'react'
import { useText } from '#app/i18n/language-context.ts'
import { useDocumentTitle } from '#app/pages/document-title.ts'
import { contentListQuery } from '../data/content-queries.ts'
import { useAccount } from '../data/use-account.ts'
import { ListBody } from './list-body.tsx'
import { LIST_VIEWS, type ListSearch, type ListView, toQuery } from './list-search.ts'
import { ListToolbar } from './list-toolbar.tsx'
import './content-list.css'

const route = getRouteApi('/signed-in/content-overview')

/** All content of the account as table or cards, with search, filters and quick changes (CNT-026). */
export function ContentListPage() {
  const t = useText()
  const account = useAccount()
  const navigate = useNavigate()
  const search = route.useSearch()
  useDocumentTitle(t('navigation.content'))
  const query = useMemo(() => toQuery(search, Date.now()), [search])
  const list = useInfiniteQuery({
    ...contentListQuery(account.id, query),
    placeholderData: keepPreviousData,
  })
  const change = (changes: Partial<ListSearch>) =>
    void navigate({
      to: '/content-overview',
      search: { ...search, ...changes },
      replace: true,
      resetScroll: false,
    })
  const views = (['all', ...LIST_VIEWS] as const).map((id) => ({ id, label: t(`content.view_${id}`) }))
  return (
    <div className="v-page">
      <PageHeader title={t('navigation.content')} purpose={t('content.listPurpose')} />
      <SavedViews
        views={views}
        active={search.view ?? 'all'}
        label={t('content.views')}
        onPick={(id) => change({ view: isView(id) ? id : undefined, publish: undefined })}
      />
      <ListToolbar search={search} onChange={change} />
      <ListBody list={list} search={search} onChange={change} />
    </div>
  )
}

const isView = (id: string): id is ListView => LIST_VIEWS.some((view) => view === id)
