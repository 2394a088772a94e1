import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useText } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'
import { notifyDone, notifyFailed } from '#app/notices/notice-store.ts'

export const RESEND_PAUSE_SECONDS = 60 // AUT-032

/** Sends the mail again, at most once a minute; the button says how long it waits (AUT-032). */
export function ResendButton({ send }: { send: () => Promise<unknown> }) {
  const t = useText()
  const problemText = useProblemText()
  const [waits, setWaits] = useState(RESEND_PAUSE_SECONDS)
  useEffect(() => {
    const timer = setInterval(() => setWaits((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  const again = useMutation({
    mutationFn: send,
    onSuccess: () => {
      notifyDone(t('auth.sentAgain'))
      setWaits(RESEND_PAUSE_SECONDS)
    },
    onError: (error) => notifyFailed(problemText(error)),
  })
  return (
    <Button variant="default" disabled={waits > 0} loading={again.isPending} onClick={() => again.mutate()}>
      {waits > 0 ? t('auth.sendAgainIn', { count: waits }) : t('auth.sendAgain')}
    </Button>
  )
}
