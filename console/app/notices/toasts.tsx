import { ActionIcon } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useText } from '#app/i18n/language-context.ts'
import { closeNotice, type NoticeEntry, TOAST_MS, useNotices } from './notice-store.ts'
import './toasts.css'

/** Messages at the bottom end; success leaves by itself unless the pointer or the focus rests on it (ERR-006). */
export function Toasts() {
  const shown = useNotices().filter((entry) => entry.isOnScreen)
  return (
    <div className="v-toasts" aria-live="polite">
      {shown.map((entry) => (
        <Toast key={entry.id} entry={entry} />
      ))}
    </div>
  )
}

function Toast({ entry }: { entry: NoticeEntry }) {
  const t = useText()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || entry.tone === 'bad') return
    const timer = setTimeout(() => closeNotice(entry.id), TOAST_MS)
    return () => clearTimeout(timer)
  }, [held, entry])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only holds the message, nothing is pressed
    <div
      className="v-toast"
      role={entry.tone === 'bad' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {entry.tone === 'ok' ? (
        <IconCheck size={18} color="var(--v-success-dot)" aria-hidden />
      ) : (
        <IconAlertTriangle size={18} color="var(--v-danger-dot)" aria-hidden />
      )}
      <span className="v-grow">{entry.text}</span>
      {entry.action && (
        <button
          type="button"
          className="v-toast-action"
          onClick={() => {
            entry.action?.run()
            closeNotice(entry.id)
          }}
        >
          {entry.action.label}
        </button>
      )}
      <ActionIcon size="sm" aria-label={t('common.close')} onClick={() => closeNotice(entry.id)}>
        <IconX size={15} />
      </ActionIcon>
    </div>
  )
}
