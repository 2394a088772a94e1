import { useMutation } from '@tanstack/react-query'
import { api } from '#app/api/api.ts'
import { queryClient } from '#app/api/query-client.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'
import { notifyDone, notifyFailed } from '#app/notices/notice-store.ts'
import { contentItemQuery } from './content-queries.ts'
import { markDeletedHere } from './deleted-here.ts'
import { editCards, putBack, settle } from './edit-lists.ts'
import { useAccount } from './use-account.ts'

interface Subject {
  id: string
  title: string
}

/** Deletes items at once; the message that says so brings them back (CNT-018). */
export function useDeleteContent() {
  const t = useText()
  const problemText = useProblemText()
  const { id: accountId } = useAccount()
  const restore = useRestoreContent()
  const mutation = useMutation({
    mutationFn: async (subjects: Subject[]) => {
      for (const { id } of subjects) {
        markDeletedHere(id)
        await api.deleteContent({ params: { accountId, contentId: id } })
      }
    },
    onMutate: (subjects) =>
      editCards(
        accountId,
        subjects.map(({ id }) => id),
        () => undefined,
      ),
    onError: (error, _subjects, before) => {
      putBack(before ?? [])
      settle(accountId)
      notifyFailed(t('content.deleteRefused', { reason: problemText(error) }))
    },
    onSuccess: (_nothing, subjects) => {
      settle(accountId)
      for (const { id } of subjects)
        queryClient.removeQueries({ queryKey: contentItemQuery(accountId, id).queryKey, type: 'inactive' })
      const [first, ...others] = subjects
      const text =
        others.length === 0
          ? t('content.deletedOne', { title: first?.title ?? '' })
          : t('content.deletedMany', { count: subjects.length })
      const about = others.length === 0 ? first?.id : undefined
      notifyDone(text, { label: t('common.undo'), run: () => restore(subjects) }, about)
    },
  })
  return (subjects: Subject[]) => mutation.mutate(subjects)
}

/** Brings deleted items back. */
export function useRestoreContent() {
  const t = useText()
  const problemText = useProblemText()
  const { id: accountId } = useAccount()
  const mutation = useMutation({
    mutationFn: async (subjects: Subject[]) => {
      for (const { id } of subjects) await api.restoreContent({ params: { accountId, contentId: id } })
    },
    onError: (error) => notifyFailed(t('content.restoreRefused', { reason: problemText(error) })),
    onSuccess: (_nothing, subjects) => {
      const [first, ...others] = subjects
      notifyDone(
        others.length === 0
          ? t('content.restoredOne', { title: first?.title ?? '' })
          : t('content.restoredMany', { count: subjects.length }),
      )
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['content'] }),
  })
  return (subjects: Subject[]) => mutation.mutate(subjects)
}
