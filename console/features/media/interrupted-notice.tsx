import { Button } from '@mantine/core'
import { Notice } from '@vitrine/ui/components/notice.tsx'
import { useReducer } from 'react'
import { useText } from '#app/i18n/language-context.ts'
import { countInterrupted, forgetInterrupted } from './uploads/interrupted-uploads.ts'

interface Props {
  areaKey: string
  /** Uploads of this tab are not interrupted ones. */
  isBusy: boolean
  onChoose: () => void
}

/** After a reload the browser has lost the files, but the server kept what arrived: the same files go on there. */
export function InterruptedNotice({ areaKey, isBusy, onChoose }: Props) {
  const t = useText()
  const [, lookAgain] = useReducer((times: number) => times + 1, 0)
  const count = isBusy ? 0 : countInterrupted(areaKey, Date.now())
  if (count === 0) return null
  const forget = () => {
    forgetInterrupted(areaKey)
    lookAgain()
  }
  const actions = (
    <>
      <Button size="xs" variant="default" onClick={onChoose}>
        {t('media.add')}
      </Button>
      <Button size="xs" variant="subtle" onClick={forget}>
        {t('media.forget')}
      </Button>
    </>
  )
  return (
    <Notice tone="warning" title={t('media.interrupted', { count })} actions={actions}>
      <p>{t('media.interruptedHint')}</p>
    </Notice>
  )
}
