import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'

export interface BulkAction {
  id: string
  label: string
  icon: ReactNode
  iconOnly?: boolean
  /** Why it cannot run; the button stays readable and says so. */
  refusedBecause?: string
  onRun: () => void
}

interface Props {
  label: string
  /** "7 selected" */
  selected: string
  clear: string
  actions: BulkAction[]
  onClear: () => void
}

/** Floats above the list while something is selected. An action that not every row allows still runs; its result names the rows left out. */
export function BulkBar({ label, selected, clear, actions, onClear }: Props) {
  return (
    <div className="v-bulkbar" role="toolbar" aria-label={label}>
      <button
        type="button"
        onClick={onClear}
        aria-label={`${selected}, ${clear}`}
        className="v-bulkbar-count"
      >
        {selected}
        <IconX size={14} />
      </button>
      <hr />
      {actions.map((action) => (
        <button
          key={action.id}
          type="button"
          onClick={action.refusedBecause ? undefined : action.onRun}
          aria-disabled={action.refusedBecause ? true : undefined}
          title={action.refusedBecause}
          aria-label={action.iconOnly ? action.label : undefined}
        >
          {action.icon}
          {!action.iconOnly && action.label}
        </button>
      ))}
    </div>
  )
}
