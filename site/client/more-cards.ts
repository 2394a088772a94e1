import { isNextLoadDue, MORE_CARDS, passedThresholds } from '@vitrine/domain/gallery/paging.ts'
import { fetchPage } from './fetch-page.ts'

const PHONE = matchMedia('(max-width: 599px)')
let loads = 0
let running: Promise<void> | null = null
let isWatching = false

/** GAL-030, GAL-031: 15 cards more each time the scroll passes a threshold. Phones have the link alone (GAL-032). */
export function watch(): void {
  if (isWatching) return
  isWatching = true
  addEventListener('scroll', check, { passive: true })
  document.addEventListener('fresh', () => {
    loads = 0
  })
  check()
}

/** GAL-019: a restored place has its thresholds behind it. */
export function catchUp(scrollPx: number): void {
  loads = passedThresholds(scrollPx)
}

/** GAL-032: "Show More" adds 50, also when it is pressed while scrolling already brings some. */
export async function handle(): Promise<void> {
  while (running) await running
  const link = nextLink()
  if (link) await add(link.href)
}

/** Adds the cards of the next page at `href` and moves the link on; used by scrolling, the link and a return. */
export async function add(href: string): Promise<void> {
  running ??= addNow(href).finally(() => {
    running = null
  })
  await running
}

function check(): void {
  const link = nextLink()
  if (!link || running || PHONE.matches) return
  const isFilled = (document.querySelector('[data-cards]')?.getBoundingClientRect().bottom ?? 0) > innerHeight
  if (!isNextLoadDue(scrollY, loads, isFilled)) return
  const href = new URL(link.href)
  href.searchParams.set('take', String(MORE_CARDS))
  loads += 1
  void add(href.href).then(check)
}

async function addNow(href: string): Promise<void> {
  const box = document.querySelector<HTMLElement>('[data-island=more-cards]')
  const status = box?.querySelector('[role=status]')
  if (!box || !status) return
  status.textContent = box.dataset.loading ?? ''
  try {
    const page = await fetchPage(href)
    const known = new Set(
      [...document.querySelectorAll<HTMLElement>('[data-card]')].map(({ dataset }) => dataset.card),
    )
    const cards = [...page.querySelectorAll<HTMLElement>('[data-card]')].filter(
      ({ dataset }) => !known.has(dataset.card),
    )
    const hadFocus = box.contains(document.activeElement)
    document.querySelector('[data-cards]')?.append(...cards)
    const next = page.querySelector<HTMLElement>('[data-island=more-cards]')
    next?.querySelector('[data-restart]')?.remove()
    box.replaceChildren(...(next?.childNodes ?? []))
    if (hadFocus) cards[0]?.focus({ preventScroll: true })
  } catch {
    status.textContent = box.dataset.failed ?? ''
    loads = Number.POSITIVE_INFINITY // no further tries by scrolling; the link remains
  }
}

function nextLink(): HTMLAnchorElement | null {
  return document.querySelector<HTMLAnchorElement>('[data-more]')
}
