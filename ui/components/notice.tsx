import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface Props {
  tone: 'info' | 'success' | 'warning' | 'danger'
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

/** Inline, beside what it is about. It says what happened, what was kept, and what to do. */
export function Notice({ tone, title, children, actions }: Props) {
  const Icon = tone === 'success' ? IconCircleCheck : tone === 'info' ? IconInfoCircle : IconAlertTriangle
  return (
    <div className="v-notice" data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={18} aria-hidden />
      <div>
        <strong>{title}</strong>
        {children}
        {actions && <div className="v-notice-actions">{actions}</div>}
      </div>
    </div>
  )
}
