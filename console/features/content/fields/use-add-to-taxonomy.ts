import { api } from '#app/api/api.ts'
import { queryClient } from '#app/api/query-client.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'
import { notifyFailed } from '#app/notices/notice-store.ts'
import { taxonomyQuery } from '../data/taxonomy-query.ts'
import { useAccount } from '../data/use-account.ts'

/** Adds a category, service or label from within the form; answers its id, or undefined after saying why not. */
export function useAddToTaxonomy() {
  const t = useText()
  const problemText = useProblemText()
  const { id: accountId } = useAccount()
  return async (
    kind: 'category' | 'service' | 'label',
    name: string,
    groupId = '',
  ): Promise<string | undefined> => {
    try {
      const body = { label: name }
      const { id } =
        kind === 'category'
          ? await api.createCategory({ params: { accountId }, body })
          : kind === 'service'
            ? await api.createService({ params: { accountId }, body })
            : await api.createLabel({ params: { accountId, labelGroupId: groupId }, body })
      await queryClient.invalidateQueries(taxonomyQuery(accountId))
      return id
    } catch (error) {
      notifyFailed(t('content.addFailed', { name, reason: problemText(error) }))
      return undefined
    }
  }
}
