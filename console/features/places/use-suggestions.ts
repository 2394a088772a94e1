import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#app/api/api.ts'
import { useLanguage } from '#app/i18n/language-context.ts'
import { useSession } from '#app/session/session-query.ts'

const WAIT_MS = 250
const FEWEST_LETTERS = 2
const KEPT_MS = 10 * 60_000

/** Places for what is typed, in the person's language; asked when the hand rests. Nothing is asked twice. */
export function useSuggestions(typed: string, isOpen: boolean, near: { lat: number; lng: number } | null) {
  const { language } = useLanguage()
  const accountId = useSession().account?.id ?? ''
  const [query] = useDebouncedValue(typed.trim(), WAIT_MS)
  const isLongEnough = query.length >= FEWEST_LETTERS
  const isAsked = isOpen && isLongEnough
  const asked = useQuery({
    // the pin's whereabouts sort equals; a step of it asks nothing anew
    queryKey: ['places', accountId, language, query],
    queryFn: () =>
      api.suggestPlaces({
        params: { accountId },
        query: { query, language, ...(near && { near: `${near.lat.toFixed(2)},${near.lng.toFixed(2)}` }) },
      }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: KEPT_MS,
    retry: false,
  })
  return {
    places: isAsked ? (asked.data?.places ?? []) : [],
    credit: asked.data?.credit ?? '',
    isComplete: asked.data?.isComplete ?? true,
    isSearching: isAsked && asked.isFetching,
    // what was found out stays said after the field is left, so that nothing below it jumps away from a press
    isAnswered: isLongEnough && asked.isSuccess && !asked.isPlaceholderData && query === typed.trim(),
    error: isLongEnough ? asked.error : null,
  }
}
