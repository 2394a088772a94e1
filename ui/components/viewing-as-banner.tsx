import { IconEye } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface Props {
  text: ReactNode
  end: string
  busy?: boolean
  onEnd: () => void
}

/** Above everything, on every page, while somebody works in an account of another. It cannot be closed, only ended. */
export function ViewingAsBanner({ text, end, busy, onEnd }: Props) {
  return (
    <div className="v-asbanner" role="status">
      <IconEye size={18} aria-hidden />
      <span className="v-grow v-shrink">{text}</span>
      <button type="button" onClick={onEnd} disabled={busy}>
        {end}
      </button>
    </div>
  )
}
