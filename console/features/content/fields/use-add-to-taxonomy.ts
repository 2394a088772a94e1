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
  const params = { accountId }
  const create = {
    category: async (body: Body) => (await api.createCategory({ params, body })).id,
    service: async (body: Body) => (await api.createService({ params, body })).id,
    label: async (body: Body, labelGroupId: string) => {
      if (labelGroupId) return (await api.createLabel({ params: { accountId, labelGroupId }, body })).id
      // the first label of an account makes the first group
      const group = { label: t('content.labels'), tags: [body] }
      return (await api.createLabelGroup({ params, body: group })).tags[0]?.id
    },
  }
  return async (
    kind: 'category' | 'service' | 'label',
    name: string,
    groupId = '',
  ): Promise<string | undefined> => {
    try {
      const id = await create[kind]({ label: name }, groupId)
      await queryClient.invalidateQueries(taxonomyQuery(accountId))
      return id
    } catch (error) {
      notifyFailed(t('content.addFailed', { name, reason: problemText(error) }))
      return undefined
    }
  }
}

interface Body {
  label: string
}
