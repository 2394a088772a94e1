import { useCallback } from 'react'
import { useLanguage } from './language-context.ts'

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

/** Relative time up to a day, then the date. Takes ms since 1970 or an ISO time. */
export function useRelativeTime(): (at: number | string) => string {
  const { locale } = useLanguage()
  return useCallback(
    (at) => {
      const ms = typeof at === 'number' ? at : Date.parse(at)
      const pastMs = Date.now() - ms
      if (Math.abs(pastMs) >= 86_400_000) return formatDate(ms, locale)
      const [unit, size] = STEPS.find(([, size]) => Math.abs(pastMs) >= size) ?? ['second', 1000]
      return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.round(pastMs / size), unit)
    },
    [locale],
  )
}

/** `18 Nov`, with the year when it is another one. */
export function formatDate(ms: number, locale: string): string {
  const isThisYear = new Date(ms).getFullYear() === new Date().getFullYear()
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(ms)
}
