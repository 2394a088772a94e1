import { announceReturn, readPlace } from './keep-place.ts'

/** GAL-019: back to the list as it was left; a visitor who came from elsewhere gets the whole list. */
export function handle(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement)) return
  const place = readPlace()
  if (!place) return location.assign(link.href)
  if (document.referrer === place.href.split('#')[0] && history.length > 1) return history.back()
  announceReturn()
  location.assign(place.href)
}
