import { add, catchUp } from './more-cards.ts'

const KEY = 'vitrine-list'

export interface Place {
  href: string
  cards: number
  scroll: number
}

/** GAL-019: remembers what the list showed when it is left, and brings it back on return. */
export async function keepPlace(): Promise<void> {
  addEventListener('pagehide', () => {
    const place: Place = { href: location.href, cards: cardCount(), scroll: Math.round(scrollY) }
    sessionStorage.setItem(KEY, JSON.stringify(place))
  })
  const place = readPlace()
  const [entry] = performance.getEntriesByType('navigation')
  const isReturn =
    (entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate') ||
    sessionStorage.getItem(`${KEY}-return`) === '1'
  sessionStorage.removeItem(`${KEY}-return`)
  if (!isReturn || place?.href !== location.href) return
  let next = document.querySelector<HTMLAnchorElement>('[data-more]')
  while (next && cardCount() < place.cards) {
    const before = cardCount()
    await add(next.href)
    if (cardCount() === before) break
    next = document.querySelector<HTMLAnchorElement>('[data-more]')
  }
  catchUp(place.scroll)
  scrollTo({ top: place.scroll, behavior: 'instant' })
}

/** Asks the next list page to restore itself. */
export function announceReturn(): void {
  sessionStorage.setItem(`${KEY}-return`, '1')
}

export function readPlace(): Place | null {
  const text = sessionStorage.getItem(KEY)
  // Written by keepPlace above, in this tab only.
  return text ? (JSON.parse(text) as Place) : null
}

function cardCount(): number {
  return document.querySelectorAll('[data-card]').length
}
