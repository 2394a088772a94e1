import { Button } from '@mantine/core'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Kbd } from '@vitrine/ui/components/kbd.tsx'
import { Notice } from '@vitrine/ui/components/notice.tsx'
import { TableSkeleton } from '@vitrine/ui/components/table-skeleton.tsx'
import type { TextKey } from '@vitrine/ui/i18n/dictionary.ts'
import { Fragment, useEffect, useRef } from 'react'
import { useText } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'
import type { ContentPages } from '../data/content-queries.ts'

/** Px before its end at which the next part of the list is fetched. */
const AHEAD_PX = 800

const KEYS: readonly [keys: readonly string[], text: TextKey][] = [
  [['J', 'K'], 'common.keysMove'],
  [['X'], 'content.keySelect'],
  [['Enter'], 'common.keysOpen'],
]

/** Fetches on while one scrolls; says how much is shown and which keys work. Nothing is counted for it. */
export function ListFoot({ list, shown }: { list: UseInfiniteQueryResult<ContentPages>; shown: number }) {
  const t = useText()
  const problemText = useProblemText()
  const sentinel = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const isReady = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (!isReady || !sentinel.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), {
      rootMargin: `${AHEAD_PX}px`,
    })
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [isReady, fetchNextPage])
  return (
    <div ref={sentinel} className="v-list-foot">
      {isFetchingNextPage && <TableSkeleton rows={3} label={t('content.loading')} />}
      {isFetchNextPageError && (
        <Notice
          tone="danger"
          title={t('content.moreFailed')}
          actions={
            <Button size="xs" variant="default" onClick={() => void fetchNextPage()}>
              {t('common.retry')}
            </Button>
          }
        >
          {problemText(list.error)}
        </Notice>
      )}
      <div className="v-tablefoot">
        <span className="v-num">
          {hasNextPage ? t('content.shownMore', { count: shown }) : t('content.shownAll', { count: shown })}
        </span>
        {isReady && (
          <Button size="xs" variant="subtle" onClick={() => void fetchNextPage()}>
            {t('content.loadMore')}
          </Button>
        )}
        <span className="v-hide-phone" aria-hidden>
          {KEYS.map(([keys, text]) => (
            <Fragment key={text}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
              {t(text)}
            </Fragment>
          ))}
        </span>
      </div>
    </div>
  )
}
