/** The types every new account starts with (TAX-001). `key` finds one again after it was renamed. */
export const DEFAULT_CONTENT_TYPES = [
  { key: 'project', color: '#1f7a5c' },
  { key: 'blog', color: '#3b6fb6' },
  { key: 'listing', color: '#b7791f' },
  { key: 'testimonial', color: '#8a4fa3' },
] as const
export type DefaultContentTypeKey = (typeof DEFAULT_CONTENT_TYPES)[number]['key']
