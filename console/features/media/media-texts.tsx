import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Media } from '@vitrine/contract/media.ts'
import { useState } from 'react'
import { api } from '#app/api/api.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'
import { useSession } from '#app/session/session-query.ts'

interface Props {
  media: Media
  readOnly: boolean
  onReplace: (media: Media) => void
}

type Words = Pick<Media, 'alt' | 'caption'>

/** Alt text and caption save by themselves on leaving the field; a refusal keeps what was typed. */
export function MediaTexts({ media, readOnly, onReplace }: Props) {
  const t = useText()
  const problemText = useProblemText()
  const accountId = useSession().account?.id ?? ''
  const [words, setWords] = useState<Words>({ alt: media.alt, caption: media.caption })
  const save = useMutation({
    mutationFn: (body: Words) => api.updateMedia({ params: { accountId, mediaId: media.uid }, body }),
    onSuccess: onReplace,
  })
  const leave = () => {
    if (words.alt !== media.alt || words.caption !== media.caption) save.mutate(words)
  }
  const field = (name: keyof Words, maxLength: number) => ({
    value: words[name],
    maxLength,
    readOnly,
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setWords({ ...words, [name]: event.currentTarget.value }),
    onBlur: leave,
  })
  return (
    <div className="texts">
      {media.kind === 'image' && (
        <TextInput label={t('media.alt')} description={t('media.altHint')} {...field('alt', 300)} />
      )}
      <TextInput
        label={t('media.caption')}
        description={t('media.captionHint')}
        {...field('caption', 1000)}
      />
      <p className="v-sub" role="status">
        {save.isPending && t('common.saving')}
        {save.isSuccess && t('media.textSaved')}
        {save.isError && <span className="warn">{problemText(save.error)}</span>}
      </p>
    </div>
  )
}
