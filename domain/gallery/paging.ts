/** Cards of a list's first page (GAL-030). */
export const FIRST_CARDS = 30
/** Cards added each time the scroll passes a threshold (GAL-030). */
export const MORE_CARDS = 15
/** Cards that "Show More" adds on narrow screens, and the plain link everywhere (GAL-032). */
export const SHOW_MORE_CARDS = 50
/** Scroll offset in px that loads the first further cards, and how much it grows each time (GAL-030, GAL-031). */
const SCROLL_THRESHOLD_PX = 2500
const SCROLL_THRESHOLD_STEP_PX = 2000
/** Duration of the light box's opening in ms (GAL-028). */
export const LIGHTBOX_SPEED_MS = 500

/** How many cards a list page holds: 30 at first, then what `take` asks for if it is one of the steps. */
export function cardsOfPage(after: string | null, take: string | null): number {
  if (after === null) return FIRST_CARDS
  return take === String(MORE_CARDS) ? MORE_CARDS : SHOW_MORE_CARDS
}

/**
 * GAL-030, GAL-031: whether another load is due at this scroll offset (px) after `loads` of them. A window
 * that the cards do not fill, because it is tall or very wide, gets the next ones at once.
 */
export function isNextLoadDue(scrollPx: number, loads: number, isWindowFilled: boolean): boolean {
  return !isWindowFilled || scrollPx >= SCROLL_THRESHOLD_PX + loads * SCROLL_THRESHOLD_STEP_PX
}

/** How many thresholds lie behind a scroll offset (px): what a restored place counts as loaded. */
export function passedThresholds(scrollPx: number): number {
  return Math.max(0, Math.floor((scrollPx - SCROLL_THRESHOLD_PX) / SCROLL_THRESHOLD_STEP_PX) + 1)
}

/** Adds the next page's parameters behind a list address. */
export function nextPageHref(listHref: string, cursor: string, take: number): string {
  return `${listHref}${listHref.includes('?') ? '&' : '?'}after=${encodeURIComponent(cursor)}&take=${take}`
}
