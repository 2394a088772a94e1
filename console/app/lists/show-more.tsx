import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useText } from '#app/i18n/language-context.ts'
import './lists.css'

/** The part of an infinite query that leads to its next page. */
export interface NextPage {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/** Fetches the next page when its button comes into sight; the button stays for those who go by keyboard. */
export function ShowMore({ query }: { query: NextPage }) {
  const t = useText()
  const button = useRef<HTMLButtonElement>(null)
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  useEffect(() => {
    const element = button.current
    if (!element || !hasNextPage || isFetchingNextPage || isFetchNextPageError) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && fetchNextPage(), {
      rootMargin: '600px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError])
  if (!hasNextPage) return null
  return (
    <div className="v-more">
      <Button
        ref={button}
        variant="default"
        loading={isFetchingNextPage}
        onClick={() => void fetchNextPage()}
      >
        {t(isFetchNextPageError ? 'common.retry' : 'common.showMore')}
      </Button>
    </div>
  )
}
