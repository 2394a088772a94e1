import { Button, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { EmptyState } from '@vitrine/ui/components/empty-state.tsx'
import { FormSkeleton } from '@vitrine/ui/components/form-skeleton.tsx'
import { Notice } from '@vitrine/ui/components/notice.tsx'
import { PageHeader } from '@vitrine/ui/components/page-header.tsx'
import { ShelfArt } from '@vitrine/ui/components/shelf-art.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { api } from '#app/api/api.ts'
import { queryClient } from '#app/api/query-client.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'
import { useDocumentTitle } from '#app/pages/document-title.ts'
import { useSession } from '#app/session/session-query.ts'
import { contentItemQuery } from '../data/content-queries.ts'
import { dropDraft, writeDraft } from '../data/draft-store.ts'
import { settle } from '../data/edit-lists.ts'
import { taxonomyQuery } from '../data/taxonomy-query.ts'
import { useAccount } from '../data/use-account.ts'
import { NEW_DRAFT, readNewDraft } from './new-draft.ts'
import { TypeTiles } from './type-tiles.tsx'
import './new-content.css'

const route = getRouteApi('/signed-in/content/new')

/** First what it is, then its name; the item exists from here on and everything else follows (CNT-025). */
export function NewContentPage() {
  const t = useText()
  useDocumentTitle(t('content.newTitle'))
  const account = useAccount()
  const allowed = useSession().can.createContentTypes
  const taxonomy = useQuery(taxonomyQuery(account.id))
  const types = taxonomy.data?.contentTypes.filter(({ id }) => allowed.includes(id)) ?? []
  return (
    <div className="v-page">
      <PageHeader
        crumbsLabel={t('common.breadcrumb')}
        crumbs={[
          { label: t('navigation.content'), link: (label) => <Link to="/content-overview">{label}</Link> },
        ]}
        title={t('content.newTitle')}
        purpose={t('content.newPurpose')}
      />
      {taxonomy.isPending ? (
        <FormSkeleton label={t('common.loading')} rows={2} />
      ) : taxonomy.isError ? (
        <EmptyState
          art={<ShelfArt kind="error" />}
          title={t('shell.errorTitle')}
          actions={<Button onClick={() => void taxonomy.refetch()}>{t('common.retry')}</Button>}
        />
      ) : types.length === 0 ? (
        <EmptyState art={<ShelfArt kind="lock" />} title={t('content.noTypesTitle')}>
          {t('content.noTypes')}
        </EmptyState>
      ) : (
        <NewForm types={types} />
      )}
    </div>
  )
}

function NewForm({ types }: { types: Parameters<typeof TypeTiles>[0]['types'] }) {
  const t = useText()
  const problemText = useProblemText()
  const navigate = useNavigate()
  const { id: accountId } = useAccount()
  const wished = route.useSearch().type
  const titleField = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState(() => {
    const kept = readNewDraft(accountId)
    const only = types.length === 1 ? types[0]?.id : undefined
    const known = [wished, kept.contentTypeId, only].find((id) => types.some((type) => type.id === id))
    return { ...kept, contentTypeId: known }
  })
  const [isTitleMissing, setTitleMissing] = useState(false)
  useEffect(() => {
    if (draft.title || draft.contentTypeId) writeDraft(accountId, NEW_DRAFT, draft)
  }, [accountId, draft])
  const create = useMutation({
    mutationFn: (body: { contentTypeId: string; title: string }) =>
      api.createContent({ params: { accountId }, body }),
    onSuccess: ({ item }) => {
      dropDraft(accountId, NEW_DRAFT)
      queryClient.setQueryData(contentItemQuery(accountId, item.id).queryKey, item)
      settle(accountId)
      void navigate({ to: '/content/$contentId/{-$tab}', params: { contentId: item.id }, replace: true })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const title = draft.title.trim()
    setTitleMissing(!title)
    if (!title || !draft.contentTypeId) {
      titleField.current?.focus()
      return
    }
    create.mutate({ contentTypeId: draft.contentTypeId, title })
  }
  return (
    <form className="v-body v-new" onSubmit={submit} noValidate>
      <TypeTiles
        types={types}
        chosen={draft.contentTypeId}
        onChoose={(contentTypeId) => {
          setDraft((before) => ({ ...before, contentTypeId }))
          titleField.current?.focus()
        }}
      />
      <div className="v-new-title" data-waiting={!draft.contentTypeId || undefined}>
        <TextInput
          ref={titleField}
          size="md"
          label={t('content.title')}
          description={t('content.newTitleHint')}
          withAsterisk
          maxLength={300}
          value={draft.title}
          error={isTitleMissing && t('content.titleIsNeeded')}
          onChange={(event) => {
            const title = event.currentTarget.value
            setTitleMissing(false)
            setDraft((before) => ({ ...before, title }))
          }}
        />
        {create.isError && (
          <Notice tone="danger" title={t('content.createFailed', { reason: problemText(create.error) })} />
        )}
        <div className="v-new-actions">
          <Button
            type="submit"
            size="md"
            loading={create.isPending}
            aria-disabled={!draft.contentTypeId || undefined}
          >
            {t('content.createAndGoOn')}
          </Button>
          {draft.title && <span className="v-sub">{t('content.keptOnDevice')}</span>}
        </div>
      </div>
    </form>
  )
}
