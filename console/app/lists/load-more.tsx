import { Button } from '@mantine/core'
import './lists.css'

interface Props {
  label: string
  hasMore: boolean
  isLoading: boolean
  onLoad: () => void
}

/** The next page of a list that is read by key; nothing at the end. */
export function LoadMore({ label, hasMore, isLoading, onLoad }: Props) {
  if (!hasMore) return null
  return (
    <div className="v-load-more">
      <Button variant="default" loading={isLoading} onClick={onLoad}>
        {label}
      </Button>
    </div>
  )
}
