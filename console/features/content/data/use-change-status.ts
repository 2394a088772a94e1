import { useMutation } from '@tanstack/react-query'
import type { ItemStatus } from '@vitrine/domain/content/status.ts'
import { api } from '#app/api/api.ts'
import { queryClient } from '#app/api/query-client.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'
import { notifyDone, notifyFailed } from '#app/notices/notice-store.ts'
import { contentItemQuery } from './content-queries.ts'
import { editCards, editItem, putBack, settle } from './edit-lists.ts'
import { formerOf, STATUS_TEXT } from './status-look.ts'
import { useAccount } from './use-account.ts'

interface Subject {
  id: string
  title: string
  status: ItemStatus
}
interface Change {
  subject: Subject
  to: Partial<ItemStatus>
  /** An undo needs no undo. */
  quiet?: boolean
}

/** Changes a status at once and offers the way back; a refusal puts it back and says why (CNT-026). */
export function useChangeStatus() {
  const t = useText()
  const problemText = useProblemText()
  const { id: accountId } = useAccount()
  const mutation = useMutation({
    mutationFn: ({ subject, to }: Change) =>
      api.changeContentStatus({ params: { accountId, contentId: subject.id }, body: to }),
    onMutate: async ({ subject, to }) => {
      const withStatus = <Kind extends { status: ItemStatus }>(item: Kind): Kind => ({
        ...item,
        status: { ...item.status, ...to },
      })
      const lists = await editCards(accountId, [subject.id], withStatus)
      return [...lists, ...(await editItem(accountId, subject.id, withStatus))]
    },
    onError: (error, { subject }, before) => {
      putBack(before ?? [])
      notifyFailed(t('content.statusRefused', { title: subject.title, reason: problemText(error) }))
    },
    onSuccess: (item, { subject, to, quiet }) => {
      queryClient.setQueryData(contentItemQuery(accountId, subject.id).queryKey, item)
      settle(accountId)
      const value = to.publish ?? to.content ?? to.service
      if (!value || quiet) return
      const undo = () =>
        mutation.mutate({
          subject: { ...subject, status: item.status },
          to: formerOf(subject.status, to),
          quiet: true,
        })
      notifyDone(
        t('content.statusChanged', { title: subject.title, status: t(STATUS_TEXT[value]) }),
        { label: t('common.undo'), run: undo },
        subject.id,
      )
    },
  })
  return (subject: Subject, to: Partial<ItemStatus>) => mutation.mutate({ subject, to })
}
