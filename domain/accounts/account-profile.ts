/** Networks whose sign we know; `link` stands for any other (SIT-049). */
export const SOCIAL_ICONS = [
  'facebook',
  'instagram',
  'x',
  'linkedin',
  'youtube',
  'tiktok',
  'pinterest',
  'whatsapp',
  'link',
] as const
export type SocialIcon = (typeof SOCIAL_ICONS)[number]

/** One link to a business elsewhere; `customIcon` is the address of a picture shown instead of the sign. */
export interface SocialPlatform {
  link: string
  icon: SocialIcon
  customIcon?: string | undefined
}

export const MAX_SOCIAL_PLATFORMS = 12

/** Which sign fits a link, by the host it leads to. */
export function socialIconOf(link: string): SocialIcon {
  const host = /^https?:\/\/(?:www\.|m\.)?([^/:?#]+)/i.exec(link)?.[1]?.toLowerCase() ?? ''
  return HOSTS.find(([name]) => host === name || host.endsWith(`.${name}`))?.[1] ?? 'link'
}

const HOSTS: readonly (readonly [string, SocialIcon])[] = [
  ['facebook.com', 'facebook'],
  ['instagram.com', 'instagram'],
  ['x.com', 'x'],
  ['twitter.com', 'x'],
  ['linkedin.com', 'linkedin'],
  ['youtube.com', 'youtube'],
  ['youtu.be', 'youtube'],
  ['tiktok.com', 'tiktok'],
  ['pinterest.com', 'pinterest'],
  ['wa.me', 'whatsapp'],
  ['whatsapp.com', 'whatsapp'],
]
