/** GAL-029: list cards cut their title here, earlier when a rating needs the room. Characters. */
const CARD_TITLE_MAX = 70
const RATED_CARD_TITLE_MAX = 42
const SNIPPET_MAX = 40 // GAL-029
const HEADER_NAME_MAX = 50 // SIT-005
/** From this length on a header name is set smaller, on two lines. */
export const LONG_HEADER_NAME = 27

/**
 * Shortens a text to `max` characters (Unicode code points) at a word break and adds an ellipsis.
 * A single word that is longer than `max` is broken inside. Trailing punctuation goes with the cut.
 */
export function cutAtWord(text: string, max: number): string {
  const clean = text.trim().replace(/\s+/g, ' ')
  const points = [...clean]
  if (points.length <= max) return clean
  const head = points.slice(0, max + 1).join('')
  const lastSpace = head.lastIndexOf(' ')
  const kept = lastSpace > 0 ? head.slice(0, lastSpace) : points.slice(0, max).join('')
  return `${kept.replace(/[\s,;:.!?&–—-]+$/u, '')}…`
}

/** GAL-029 */
export function cardTitle(title: string, isRated: boolean): string {
  return cutAtWord(title, isRated ? RATED_CARD_TITLE_MAX : CARD_TITLE_MAX)
}

/** GAL-029 */
export function testimonialSnippet(text: string): string {
  return cutAtWord(text, SNIPPET_MAX)
}

/** SIT-005: at most 50 characters, cut at a word or comma break, without a trailing ampersand and without ellipsis. */
export function headerName(name: string): string {
  const clean = name.trim().replace(/\s+/g, ' ')
  const points = [...clean]
  if (points.length <= HEADER_NAME_MAX) return withoutTail(clean)
  const head = points.slice(0, HEADER_NAME_MAX + 1).join('')
  const at = Math.max(head.lastIndexOf(' '), head.lastIndexOf(','))
  return withoutTail(at > 0 ? head.slice(0, at) : points.slice(0, HEADER_NAME_MAX).join(''))
}

/** Up to two initials for a missing picture or face; empty for a text without letters. */
export function initials(text: string): string {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
    .join('')
}

function withoutTail(name: string): string {
  return name.replace(/[\s,&]+$/u, '')
}
