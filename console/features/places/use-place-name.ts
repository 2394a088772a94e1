import type { Place } from '@vitrine/contract/geo.ts'
import { useRef, useState } from 'react'
import { api } from '#app/api/api.ts'
import { useLanguage } from '#app/i18n/language-context.ts'
import { useSession } from '#app/session/session-query.ts'

type State = 'quiet' | 'busy' | 'unnamed' | 'failed'

/**
 * Names the spot of the pin; null when it has no name or nobody answers. Of several questions only the last one's
 * answer counts, earlier ones come to undefined.
 */
export function usePlaceName() {
  const { language } = useLanguage()
  const accountId = useSession().account?.id ?? ''
  const [state, setState] = useState<State>('quiet')
  const asked = useRef(0)
  const find = async ({ lat, lng }: { lat: number; lng: number }): Promise<Place | null | undefined> => {
    asked.current += 1
    const mine = asked.current
    setState('busy')
    try {
      const { place } = await api.reversePlace({ params: { accountId }, query: { lat, lng, language } })
      if (mine !== asked.current) return undefined
      setState(place ? 'quiet' : 'unnamed')
      return place
    } catch {
      if (mine !== asked.current) return undefined
      setState('failed')
      return null
    }
  }
  return { find, isBusy: state === 'busy', isUnnamed: state === 'unnamed', hasFailed: state === 'failed' }
}
