const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

/** The command key as people see it on their keyboard. */
export const modKey = (letter: string) => (isMac ? `⌘${letter}` : `Ctrl ${letter}`)

/** Letter after G → where it leads. */
export const GO_KEYS: Readonly<Record<string, string>> = {
  h: '/welcome-user',
  c: '/content-overview',
  w: '/workflow',
  t: '/tasks/all',
  a: '/pending-approval',
  p: '/apps/dashboards/analytics',
}

const KEY = 'singleKeys'

/** Single letters can be switched off (WCAG 2.1.4); kept in this browser. */
export const singleKeysAreOn = () => localStorage.getItem(KEY) !== 'off'
export const setSingleKeys = (on: boolean) =>
  on ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, 'off')
