import { LIGHTBOX_SPEED_MS } from '@vitrine/domain/gallery/paging.ts'
import PhotoSwipe from 'photoswipe'
import styles from 'photoswipe/style.css?url'

/** GAL-027, GAL-028: all pictures of the item; arrow keys, swipe, captions; back closes. */
export async function handle(clicked: HTMLElement): Promise<void> {
  if (!(clicked instanceof HTMLAnchorElement)) return
  await loadStyles()
  const box = clicked.closest<HTMLElement>('[data-labels]')
  const links = [...(box?.querySelectorAll<HTMLAnchorElement>('a[data-shot]') ?? [])]
  // The light box knows no writing direction: from right to left, its row is laid out backwards.
  const isMirrored = document.dir === 'rtl'
  const row = isMirrored ? links.toReversed() : links
  const labels = labelsOf(box)
  const viewer = new PhotoSwipe({
    dataSource: row.map(slideOf),
    index: row.indexOf(clicked),
    loop: false,
    showAnimationDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : LIGHTBOX_SPEED_MS,
    hideAnimationDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : LIGHTBOX_SPEED_MS,
    bgOpacity: 0.96,
    padding: { top: 64, bottom: 72, left: 0, right: 0 },
    closeTitle: labels.close,
    arrowPrevTitle: isMirrored ? labels.next : labels.previous,
    arrowNextTitle: isMirrored ? labels.previous : labels.next,
    errorMsg: labels.failed,
    zoom: false,
    counter: false,
    mainClass: 'shots-viewer',
  })
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'place',
      order: 5,
      appendTo: 'bar',
      onInit: (element) =>
        viewer.on('change', () => {
          const at = isMirrored ? row.length - viewer.currIndex : viewer.currIndex + 1
          element.textContent = `${at} / ${row.length}`
        }),
    })
    viewer.ui?.registerElement({
      name: 'caption',
      order: 9,
      appendTo: 'root',
      onInit: (element) => {
        element.setAttribute('aria-live', 'polite')
        viewer.on('change', () => {
          element.textContent = row[viewer.currIndex]?.dataset.caption ?? ''
        })
      },
    })
  })
  closeWithBack(viewer)
  viewer.init()
}

/** A link instead of an injected style: the page's policy allows files only. */
async function loadStyles(): Promise<void> {
  if (document.querySelector(`link[href="${styles}"]`)) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles })
  const isLoaded = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
  })
  document.head.prepend(link)
  await isLoaded
}

function slideOf(link: HTMLAnchorElement) {
  const thumb = link.querySelector('img')
  return {
    src: link.href,
    srcset: link.dataset.srcset,
    width: Number(link.dataset.width),
    height: Number(link.dataset.height),
    alt: thumb?.alt ?? '',
    msrc: thumb?.currentSrc,
    element: link,
    thumbCropped: true,
  }
}

/** The browser's back button closes the viewer instead of leaving the page. */
function closeWithBack(viewer: PhotoSwipe): void {
  history.pushState({ isViewer: true }, '')
  let isGone = false
  const close = () => {
    isGone = true
    viewer.close()
  }
  addEventListener('popstate', close, { once: true })
  viewer.on('destroy', () => {
    removeEventListener('popstate', close)
    if (!isGone) history.back()
  })
}

function labelsOf(box: HTMLElement | null): Record<'close' | 'previous' | 'next' | 'failed', string> {
  // Written by components/shots.tsx with exactly these keys.
  return JSON.parse(box?.dataset.labels ?? '{}') as Record<'close' | 'previous' | 'next' | 'failed', string>
}
