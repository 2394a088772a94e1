import type { ReactNode } from 'react'

interface Props {
  title: ReactNode
  /** One line of what the page is for, or of its state. Hidden on phones. */
  purpose?: ReactNode
  crumbs?: { label: ReactNode; link: (label: ReactNode) => ReactNode }[]
  crumbsLabel?: string
  /** The primary action is the last one. */
  actions?: ReactNode
}

/** Part 1 of a page: where I am, what it is for, what I can do. */
export function PageHeader({ title, purpose, crumbs, crumbsLabel, actions }: Props) {
  return (
    <header className="v-page-header">
      <div className="v-shrink">
        {crumbs && (
          <nav className="v-crumbs" aria-label={crumbsLabel}>
            {crumbs.map((crumb, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: crumbs never change places
              <span key={i}>
                {i > 0 && <span aria-hidden>/ </span>}
                {crumb.link(crumb.label)}
              </span>
            ))}
          </nav>
        )}
        <h1>{title}</h1>
        {purpose && <p>{purpose}</p>}
      </div>
      {actions && <div className="v-page-actions">{actions}</div>}
    </header>
  )
}
