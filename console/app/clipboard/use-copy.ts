import { useEffect, useState } from 'react'
import { useText } from '#app/i18n/language-context.ts'
import { notifyFailed } from '#app/notices/notice-store.ts'

export const COPY_HIGHLIGHT_MS = 200 // NAV-007

/** Copies a text and lights up its source for a moment: `<span data-copied={isCopied}>`. Says so when it fails. */
export function useCopy(): { isCopied: boolean; copy: (text: string) => void } {
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
      () => setCopies((n) => n + 1),
      () => notifyFailed(t('common.copyFailed')),
    )
  }
  return { isCopied, copy }
}
