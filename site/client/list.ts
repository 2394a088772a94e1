import { fetchPage } from './fetch-page.ts'

let latest: AbortController | null = null
let isListening = false

/** GAL-035, GAL-037: filters change the list in place; on phones they do so inside the full-screen panel. */
export async function handle(target: HTMLElement): Promise<void> {
  listen()
  if (target.matches('[data-open=filters]')) return openPanel()
  if (target.matches('[data-shut]')) return closePanel()
  if (target instanceof HTMLAnchorElement) await show(target.href.split('#')[0] ?? target.href, true)
}

async function show(href: string, isNew: boolean): Promise<void> {
  latest?.abort()
  latest = new AbortController()
  const { signal } = latest
  const main = document.querySelector('main')
  document.querySelector('#results')?.setAttribute('aria-busy', 'true')
  try {
    const page = await fetchPage(href, signal)
    const fresh = page.querySelector('main[data-list]')
    if (!main || !fresh) return location.assign(href)
    swap(main, fresh)
    document.title = page.title
    if (isNew) history.pushState({ isList: true }, '', href)
    document.dispatchEvent(new Event('fresh'))
  } catch {
    if (!signal.aborted) location.assign(href)
  }
}

/** Puts the new content in, and keeps the open panel, open groups, its scroll and the focus. */
function swap(main: Element, fresh: Element): void {
  const panel = document.querySelector('.filters')
  const isOpen = panel?.classList.contains('open') ?? false
  const scroll = panel?.querySelector('.filters-in')?.scrollTop ?? 0
  const open = new Map(
    [...(panel?.querySelectorAll('details') ?? [])].map((group) => [group.dataset.group, group.open]),
  )
  const focus = nameOf(document.activeElement)
  main.replaceChildren(...fresh.childNodes)
  const newPanel = document.querySelector('.filters')
  newPanel?.classList.toggle('open', isOpen)
  for (const group of newPanel?.querySelectorAll('details') ?? [])
    group.open = open.get(group.dataset.group) ?? group.open
  newPanel?.querySelector('.filters-in')?.scrollTo({ top: scroll, behavior: 'instant' })
  const again = [...main.querySelectorAll<HTMLElement>('a,button')].find(
    (control) => focus !== null && nameOf(control) === focus,
  )
  again?.focus({ preventScroll: true })
  if (isOpen) silenceRest(true)
}

/** What stays the same of a filter link when its state and count change. */
function nameOf(control: Element | null): string | null {
  if (!(control instanceof HTMLElement) || !control.closest('main')) return null
  return control.dataset.name ?? null
}

function listen(): void {
  if (isListening) return
  isListening = true
  history.scrollRestoration = 'auto'
  addEventListener('popstate', () => void show(location.href, false))
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && document.querySelector('.filters.open')) closePanel()
  })
}

function openPanel(): void {
  const panel = document.querySelector<HTMLElement>('.filters')
  panel?.classList.add('open')
  silenceRest(true)
  panel?.querySelector<HTMLElement>('[data-shut]')?.focus()
}

function closePanel(): void {
  document.querySelector('.filters')?.classList.remove('open')
  silenceRest(false)
  if (location.hash === '#filters') location.hash = 'results'
  document.querySelector('#results')?.scrollIntoView({ block: 'start' })
  document.querySelector<HTMLElement>('[data-open=filters]')?.focus({ preventScroll: true })
}

/** While the panel fills the screen, nothing behind it can be reached. */
function silenceRest(isSilent: boolean): void {
  for (const element of document.querySelectorAll(
    'body>header,body>footer,.promo,.page-head,.tools-wrap,#results,.fab,.skip',
  )) {
    element.toggleAttribute('inert', isSilent)
  }
}
