import { useEffect, useRef, useState } from 'react'

/**
 * A cursor over the rows of a list: J and K or the arrows move it, Enter opens the row (LOOKS: keys). Rests while a
 * field, a menu or a dialog has the focus.
 */
export function useRowCursor(count: number, open: (row: number) => void): number {
  const [row, setRow] = useState(-1)
  const latest = useRef({ count, open, row })
  latest.current = { count, open, row }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { count, open, row } = latest.current
      if (event.metaKey || event.ctrlKey || event.altKey || count === 0 || isBusy(event.target)) return
      const step = STEPS[event.key]
      if (step) {
        event.preventDefault()
        setRow(Math.min(count - 1, Math.max(0, row + step)))
      }
      if (event.key === 'Enter' && row >= 0 && row < count && !isControl(event.target)) open(row)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => {
    if (row >= 0) document.querySelector('[data-cursor]')?.scrollIntoView({ block: 'nearest' })
  }, [row])
  return Math.min(row, count - 1)
}

const STEPS: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

const isBusy = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== null
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a') !== null
