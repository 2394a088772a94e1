import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'

export interface FilterChip {
  /** Reads as a sentence: field, comparison, value. */
  field: string
  is: string
  value: string
  removeLabel: string
  onRemove: () => void
  /** Opens the editor of this condition. */
  onEdit?: () => void
}

interface Props {
  search?: ReactNode
  chips: FilterChip[]
  /** The control that adds a condition. */
  add?: ReactNode
  /** Sort and layout, at the end. */
  end?: ReactNode
}

/** Part 2b: search, one chip per condition, then sort and layout. Filters live in the address. */
export function FilterBar({ search, chips, add, end }: Props) {
  return (
    <div className="v-filters">
      {search}
      {chips.map((chip) => (
        <span className="v-chip v-hide-phone" key={chip.field}>
          <ChipWords chip={chip} />
          <button type="button" aria-label={chip.removeLabel} onClick={chip.onRemove}>
            <IconX size={12} />
          </button>
        </span>
      ))}
      {add}
      <span className="v-grow" />
      {end}
    </div>
  )
}

function ChipWords({ chip }: { chip: FilterChip }) {
  const words = (
    <>
      <span>{chip.field}</span> <span>{chip.is}</span> <b>{chip.value}</b>
    </>
  )
  return chip.onEdit ? (
    <button type="button" onClick={chip.onEdit}>
      {words}
    </button>
  ) : (
    <span className="v-chip-words">{words}</span>
  )
}
