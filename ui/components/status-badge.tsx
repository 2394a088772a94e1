import type { ReactNode } from 'react'

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'violet' | 'brand'

/** A state that the product decides (published, failed). Always words; colour only supports them. */
export function StatusBadge({ tone, children, icon }: { tone: Tone; children: ReactNode; icon?: ReactNode }) {
  return (
    <span className="v-badge" style={{ background: `var(--v-${tone}-soft)`, color: `var(--v-${tone}-text)` }}>
      {icon}
      {children}
    </span>
  )
}
