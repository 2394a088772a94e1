import type { ReactNode } from 'react'

interface Props {
  art?: ReactNode
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** The state replaces the page and carries its only heading. */
  whole?: boolean
}

/** Part 4: nothing here, nothing found, no right, an error. Says what, says why, offers one way on. */
export function EmptyState({ art, title, children, actions, whole }: Props) {
  const Title = whole ? 'h1' : 'h2'
  return (
    <section className="v-state">
      {art}
      <Title>{title}</Title>
      {children && <p>{children}</p>}
      {actions && <div className="v-state-actions">{actions}</div>}
    </section>
  )
}
