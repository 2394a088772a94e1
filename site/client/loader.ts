/**
 * The only script a page loads by itself. It waits for a click, a scroll or a sight and then fetches the
 * module that can serve it. Everything works without it: links lead on, forms submit, films have controls.
 */
interface Clicked {
  handle(target: HTMLElement): void | Promise<void>
}

interface Seen {
  start(element: HTMLElement): void
}

const ON_CLICK: [selector: string, load: () => Promise<Clicked>][] = [
  ['[data-shot]', () => import('./lightbox.ts')],
  ['[data-filter],[data-open=filters],[data-shut]', () => import('./list.ts')],
  ['[data-open=search]', () => import('./search-bar.ts')],
  ['[data-clear]', () => import('./search-field.ts')],
  ['[data-more]', () => import('./more-cards.ts')],
  ['[data-back]', () => import('./back-to-list.ts')],
  ['[data-share]', () => import('./share.ts')],
]

const ON_SIGHT: [selector: string, load: () => Promise<Seen>][] = [
  ['[data-island=film]', () => import('./film.ts')],
  ['[data-island=compare]', () => import('./compare.ts')],
]

const sight = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      sight.unobserve(target)
      const found = ON_SIGHT.find(([selector]) => target.matches(selector))
      void found?.[1]().then((island) => island.start(target))
    }
  },
  { rootMargin: '200px' },
)

document.addEventListener('click', (event) => {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return
  if (!(event.target instanceof Element)) return
  for (const [selector, load] of ON_CLICK) {
    const target = event.target.closest<HTMLElement>(selector)
    if (!target) continue
    event.preventDefault()
    load()
      .then((island) => island.handle(target))
      .catch(() => follow(target))
    return
  }
})

document.addEventListener('keydown', ({ key }) => {
  const menu = document.querySelector<HTMLDetailsElement>('.menu[open]')
  if (key !== 'Escape' || !menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
})

document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.id === 'q') {
    target.form?.querySelector('[data-clear]')?.toggleAttribute('hidden', target.value === '')
  }
})

/** Sets up what has just come into the page; modules that swap content send 'fresh'. */
function scan(): void {
  for (const element of document.querySelectorAll(ON_SIGHT.map(([selector]) => selector).join()))
    sight.observe(element)
  for (const button of document.querySelectorAll('[data-share]')) button.toggleAttribute('hidden', false)
  if (document.querySelector('[data-island=more-cards]')) watchScroll()
}

/** Further cards come from the first scroll on, or at once while the cards do not fill the window (GAL-031). */
function watchScroll(): void {
  const begin = () => void import('./more-cards.ts').then((island) => island.watch())
  if ((document.querySelector('[data-cards]')?.getBoundingClientRect().bottom ?? 0) <= innerHeight) begin()
  else addEventListener('scroll', begin, { once: true, passive: true })
}

function follow(target: HTMLElement): void {
  if (target instanceof HTMLAnchorElement) location.assign(target.href)
}

document.addEventListener('fresh', scan)
scan()
if (document.querySelector('[data-list]')) void import('./keep-place.ts').then((island) => island.keepPlace())

/** GAL-048, SIT-055: services that take pictures of pages wait for this flag, 3 s after the content stands. */
const PRERENDER_DELAY_MS = 3000
Object.assign(window, { prerenderReady: false })
setTimeout(() => Object.assign(window, { prerenderReady: true }), PRERENDER_DELAY_MS)
