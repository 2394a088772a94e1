import { isDomain } from '@vitrine/domain/hosts/domain-name.ts'

/** Whether an address can be a page of the web; empty is fine (HST-018, HST-019). */
export function looksLikeUrl(value: string): boolean {
  const text = value.trim()
  if (text === '') return true
  return /^https?:\/\//i.test(text) && URL.canParse(text) && isDomain(new URL(text).hostname)
}

/** People type `example.com`; a page needs its scheme. */
export function withScheme(value: string): string {
  const text = value.trim()
  return text === '' || /^[a-z][a-z+.-]*:/i.test(text) ? text : `https://${text}`
}
