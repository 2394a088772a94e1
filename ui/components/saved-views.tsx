import type { ReactNode } from 'react'

export interface SavedView {
  id: string
  label: string
  /** Comes late and never moves the tabs. */
  count?: string
}

interface Props {
  views: SavedView[]
  active: string
  label: string
  onPick: (id: string) => void
  end?: ReactNode
}

/** Part 2a: the questions people ask again and again, as buttons that look like tabs. */
export function SavedViews({ views, active, onPick, label, end }: Props) {
  return (
    <div className="v-views">
      <nav aria-label={label} className="v-contents">
        {views.map((view) => (
          <button
            key={view.id}
            type="button"
            className="v-view"
            aria-current={view.id === active ? 'true' : undefined}
            onClick={() => onPick(view.id)}
          >
            {view.label}
            {view.count && <i className="v-num">{view.count}</i>}
          </button>
        ))}
      </nav>
      {end}
    </div>
  )
}
