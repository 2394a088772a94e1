/** Drawn on a 24 px grid with a 1.6 px line. Those in MIRRORED turn with the direction of writing. */
const PATHS = {
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5L21 21"/>',
  menu: '<path d="M3 8h18M3 16h18"/>',
  close: '<path d="M5 5l14 14M19 5L5 19"/>',
  forward: '<path d="M4 12h16M14 6l6 6-6 6"/>',
  back: '<path d="M20 12H4M10 6l-6 6 6 6"/>',
  down: '<path d="M6 9l6 6 6-6"/>',
  phone:
    '<path d="M5 3.5h3.6l1.7 4.6-2.3 1.6a13 13 0 006.3 6.3l1.6-2.3 4.6 1.7V19a2 2 0 01-2.2 2A17 17 0 013 5.7 2 2 0 015 3.5z"/>',
  mail: '<rect x="3" y="5" width="18" height="14" rx="2"/><path d="M3.5 7l8.5 6 8.5-6"/>',
  share: '<path d="M12 15V3M8 6.5L12 3l4 3.5M5 12v7a1.5 1.5 0 001.5 1.5h11A1.5 1.5 0 0019 19v-7"/>',
  compare: '<path d="M9 7l-5 5 5 5M15 7l5 5-5 5"/>',
  play: '<path d="M7 4.5v15l13-7.5z"/>',
  filters:
    '<path d="M3 7h11M18 7h3M3 17h3M10 17h11"/><circle cx="16" cy="7" r="2"/><circle cx="8" cy="17" r="2"/>',
  star: '<path d="M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.1L12 18l-6.3 3.4L7 14.3l-5.2-5 7.1-.9z"/>',
  list: '<path d="M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01"/>',
  pin: '<path d="M12 21s7-6.2 7-11.5a7 7 0 10-14 0C5 14.8 12 21 12 21z"/><circle cx="12" cy="9.5" r="2.5"/>',
  check: '<path d="M5 12.5l4.5 4.5L19 7.5"/>',
  link: '<path d="M10 14a4 4 0 005.7 0l3-3a4 4 0 00-5.7-5.7l-1 1M14 10a4 4 0 00-5.7 0l-3 3a4 4 0 005.7 5.7l1-1"/>',
  facebook:
    '<path d="M14 21v-8h3l.5-3.5H14V7.4c0-1 .4-1.7 1.8-1.7h1.7V2.7C17 2.6 16.2 2.5 15.2 2.5c-2.7 0-4.4 1.6-4.4 4.5v2.5H8V13h2.8v8"/>',
  instagram:
    '<rect x="3.5" y="3.5" width="17" height="17" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17 7h.01"/>',
  pinterest:
    '<circle cx="12" cy="12" r="9"/><path d="M9.5 20.5l2.3-10M9.3 12.5c-1-3 1-5 3.2-5 2.3 0 3.7 1.6 3.2 4-.4 2-1.8 3.4-3.4 3.2-1-.1-1.5-.8-1.5-1.4"/>',
  youtube: '<rect x="2.5" y="5.5" width="19" height="13" rx="4"/><path d="M10 9.2v5.6l5-2.8z"/>',
  linkedin:
    '<rect x="3.5" y="3.5" width="17" height="17" rx="3"/><path d="M8 10.5V17M8 7.3h.01M12 17v-6.5M12 13.5c0-2 1-3 2.4-3s2.1 1 2.1 2.8V17"/>',
  x: '<path d="M4.5 4l15 16M19.5 4L13 11M10.5 13.5L4.5 20"/>',
  tiktok: '<path d="M13 3.5v11.7a3.3 3.3 0 11-3.3-3.3M13 4c.4 2.7 2.2 4.3 5 4.5"/>',
  whatsapp: '<path d="M4 20l1.2-4A8 8 0 1112 20a8 8 0 01-3.9-1z"/><path d="M9 9c0 3.5 2.5 6 6 6"/>',
} as const

export type IconName = keyof typeof PATHS

const MIRRORED: readonly IconName[] = ['forward', 'back']

/** Decoration only: the control around it carries the name. */
export function Icon({ name, solid, className }: { name: IconName; solid?: boolean; className?: string }) {
  const classes = ['icon', solid && 'solid', MIRRORED.includes(name) && 'flip', className]
    .filter(Boolean)
    .join(' ')
  return (
    <svg
      className={classes}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the fixed paths above
      dangerouslySetInnerHTML={{ __html: PATHS[name] }}
    />
  )
}

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(PATHS, name)
}
