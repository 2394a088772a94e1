import { useMutation } from '@tanstack/react-query'
import type { ContentCard } from '@vitrine/contract/content-item.ts'
import type { PublishStatus } from '@vitrine/domain/content/status.ts'
import { api } from '#app/api/api.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'
import { notifyDone, notifyFailed } from '#app/notices/notice-store.ts'
import { editCards, settle } from '../data/edit-lists.ts'
import { useAccount } from '../data/use-account.ts'
import { titleOf } from './card-words.tsx'

/** Sets one publish status on many items; what was refused is named and shown as it was. */
export function usePublishMany() {
  const t = useText()
  const problemText = useProblemText()
  const { id: accountId } = useAccount()
  const set = (card: ContentCard, publish: PublishStatus) =>
    api.changeContentStatus({ params: { accountId, contentId: card.id }, body: { publish } })
  const mutation = useMutation({
    mutationFn: async ({ cards, publish }: { cards: readonly ContentCard[]; publish: PublishStatus }) => {
      const refused: { card: ContentCard; error: unknown }[] = []
      for (const card of cards) await set(card, publish).catch((error) => refused.push({ card, error }))
      return refused
    },
    onMutate: ({ cards, publish }) =>
      editCards(
        accountId,
        cards.map(({ id }) => id),
        (card) => ({ ...card, status: { ...card.status, publish } }),
      ),
    onSuccess: (refused, { cards, publish }) => {
      const done = cards.filter((card) => !refused.some((each) => each.card.id === card.id))
      if (done.length > 0) {
        notifyDone(
          t(publish === 'notPublished' ? 'content.unpublishedMany' : 'content.publishedMany', {
            count: done.length,
          }),
          { label: t('common.undo'), run: () => void undo(done) },
        )
      }
      const [first] = refused
      if (first) {
        notifyFailed(
          t('content.statusRefused', {
            title: refused.map(({ card }) => titleOf(card, t)).join(', '),
            reason: problemText(first.error),
          }),
        )
      }
    },
    onSettled: () => settle(accountId),
  })
  const undo = async (cards: readonly ContentCard[]) => {
    for (const card of cards)
      await set(card, card.status.publish).catch((error) => notifyFailed(problemText(error)))
    settle(accountId)
  }
  return (cards: readonly ContentCard[], publish: PublishStatus) => mutation.mutate({ cards, publish })
}
