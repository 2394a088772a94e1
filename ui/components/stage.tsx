import type { ReactNode } from 'react'

/** A stage that people named and coloured themselves: a dot and a word, never a filled badge. */
export function Stage({ color, children }: { color: string; children: ReactNode }) {
  return (
    <span className="v-stage">
      <span className="v-dot" style={{ background: color }} />
      {children}
    </span>
  )
}
