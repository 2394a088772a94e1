import { IconCornerDownLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** A key; Enter is drawn, since few fonts have its sign. `inverse` for use on a filled button. Hidden from screen readers: the control announces its own shortcut. */
export function Kbd({ children, inverse }: { children: ReactNode; inverse?: boolean }) {
  return (
    <kbd className="v-kbd" data-inverse={inverse || undefined} aria-hidden dir="ltr">
      {children === 'Enter' ? <IconCornerDownLeft size={12} /> : children}
    </kbd>
  )
}
