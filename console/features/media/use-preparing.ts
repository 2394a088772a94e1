import { useQuery } from '@tanstack/react-query'
import { waitBeforeTry } from '@vitrine/domain/media/polling.ts'
import { useEffect, useEffectEvent } from 'react'
import { api } from '#app/api/api.ts'
import type { MediaAreaProps } from './media-area-props.ts'

const NOTHING_YET = { items: [], next: null }

/**
 * Replaces media that are being prepared by what they have become. Live events bring it at once, since the query's
 * key begins with `media`; without them it asks as MED-012 says: after 3 seconds, then every 2, 200 times at most.
 */
export function usePreparing(
  accountId: string,
  { value, onChange }: Pick<MediaAreaProps, 'value' | 'onChange'>,
): void {
  const waiting = value.filter((media) => media.state === 'processing').map((media) => media.uid)
  const ids = waiting.slice(0, 100).join(',')
  const { data } = useQuery({
    queryKey: ['media', 'states', accountId, ids],
    queryFn: () => api.listMedia({ params: { accountId }, query: { ids } }),
    enabled: ids !== '',
    // the first question comes after the first wait, not at once
    initialData: NOTHING_YET,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: (query) => waitBeforeTry(query.state.dataUpdateCount) ?? false,
  })
  const adopt = useEffectEvent(() => {
    const settled = new Map(
      data.items.filter((media) => media.state !== 'processing').map((one) => [one.uid, one]),
    )
    if (!value.some((media) => media.state === 'processing' && settled.has(media.uid))) return
    onChange((before) =>
      before.map((media) => (media.state === 'processing' ? (settled.get(media.uid) ?? media) : media)),
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is adopted once, when it comes
  useEffect(() => adopt(), [data])
}
