import { IconArrowRight } from '@tabler/icons-react'
import { Initials } from '@vitrine/ui/components/initials.tsx'
import type { ReactNode } from 'react'
import './lists.css'

interface Props {
  name: string
  picture?: string | null
  /** The second line. */
  children: ReactNode
  /** Takes the arrow's place. */
  mark?: ReactNode
  onOpen: () => void
}

/** A row of a list on phones: two lines, the whole of it opens. */
export function OpenRow({ name, picture, children, mark, onOpen }: Props) {
  return (
    <li className="v-mrow">
      <button type="button" className="v-mrow-open" onClick={onOpen}>
        <Initials name={name} square size={40} picture={picture} />
        <span>
          <bdi className="v-title">{name}</bdi>
          {children}
        </span>
        {mark || <IconArrowRight size={18} color="var(--v-subtle)" className="v-flip" aria-hidden />}
      </button>
    </li>
  )
}
