import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'

interface Props {
  label: string
  /** What is opened. */
  name: string
  size?: 'xs' | 'sm'
  isOpening: boolean
  onOpen: () => void
}

/** The button at the end of a row; spoken with the row's name. */
export function OpenButton({ label, name, size = 'xs', isOpening, onOpen }: Props) {
  return (
    <Button
      variant="default"
      size={size}
      loading={isOpening}
      aria-label={`${label}: ${name}`}
      rightSection={<IconArrowRight size={14} className="v-flip" />}
      onClick={onOpen}
    >
      {label}
    </Button>
  )
}
