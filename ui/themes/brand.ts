export type BrandRadius = 'sharp' | 'round' | 'soft'

/** What an agency may set on top of a theme. Only `color` changes colours; the rest falls back to the theme. */
export interface Brand {
  /** `#rrggbb`; anything else is ignored. */
  color?: string
  radius?: BrandRadius
}

export const isBrandColor = (value: string | undefined | null): value is string =>
  /^#[0-9a-f]{6}$/i.test(value ?? '')
