import { useEffect, useState } from 'react'
import { useText } from '#app/i18n/language-context.ts'
import { notifyDone, notifyFailed } from '#app/notices/notice-store.ts'

const COPY_HIGHLIGHT_MS = 200 // NAV-007

/** Copies a text, lights up its source for a moment (`<span data-copied={isCopied}>`) and says what came of it. */
export function useCopy(done: string): { isCopied: boolean; copy: (text: string) => void } {
  const t = useText()
  const [copies, setCopies] = useState(0)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (copies === 0) return
    setCopied(true)
    const timer = setTimeout(() => setCopied(false), COPY_HIGHLIGHT_MS)
    return () => clearTimeout(timer)
  }, [copies])
  const copy = (text: string) => {
    navigator.clipboard.writeText(text).then(
      () => {
        setCopies((n) => n + 1)
        notifyDone(done)
      },
      () => notifyFailed(t('common.copyFailed')),
    )
  }
  return { isCopied, copy }
}
