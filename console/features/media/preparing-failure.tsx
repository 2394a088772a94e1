import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Media } from '@vitrine/contract/media.ts'
import { Notice } from '@vitrine/ui/components/notice.tsx'
import { api } from '#app/api/api.ts'
import { useLanguage } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'
import { notifyFailed } from '#app/notices/notice-store.ts'
import { useSession } from '#app/session/session-query.ts'

interface Props {
  media: Media
  readOnly: boolean
  onReplace: (media: Media) => void
}

/** A file that arrived but could not be made ready: why, and one more try (MED-014). */
export function PreparingFailure({ media, readOnly, onReplace }: Props) {
  const { t, textIfAny } = useLanguage()
  const problemText = useProblemText()
  const queries = useQueryClient()
  const accountId = useSession().account?.id ?? ''
  const again = useMutation({
    mutationFn: () => api.prepareMediaAgain({ params: { accountId, mediaId: media.uid } }),
    onSuccess: (fresh) => {
      // what was answered about the first attempt must not be taken for the second
      queries.removeQueries({ queryKey: ['media', 'states'] })
      onReplace(fresh)
    },
    onError: (error) => notifyFailed(problemText(error)),
  })
  const params = { name: media.name }
  const why = textIfAny(`media.${media.failure}`, params) ?? t('media.preparingFailed', params)
  const action = readOnly ? undefined : (
    <Button size="xs" variant="default" loading={again.isPending} onClick={() => again.mutate()}>
      {t('media.prepareAgain')}
    </Button>
  )
  return (
    <Notice tone="danger" title={t('media.failedTitle')} actions={action}>
      <p>{why}</p>
    </Notice>
  )
}
