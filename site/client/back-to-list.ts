import { announceReturn, readPlace } from './keep-place.ts'

/** GAL-019: back to the list as it was left; a visitor who came from elsewhere gets the whole list. */
export function handle(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement)) return
  const place = readPlace()
  if (!place) {
    location.assign(link.href)
    return
  }
  if (document.referrer === place.href.split('#')[0] && history.length > 1) {
    history.back()
    return
  }
  announceReturn()
  location.assign(place.href)
}
