import type { ThemeName } from '@vitrine/domain/appearance/theme-name.ts'
import { type Brand, isBrandColor } from './brand.ts'
import { clamp, oklch, toOklch } from './oklch.ts'
import { THEMES, type ThemeRow } from './theme-rows.ts'

/** What every colour of one theme under one brand is mixed from. */
export interface Palette {
  row: ThemeRow
  light: boolean
  hue: number
  chroma: number
  /** Hue of brand tints: oranges are turned towards yellow, or they look pink. */
  tintHue: number
  neutralHue: number
  neutralChroma: number
  /** Lightness of the brand's own colour, if an agency gave one. */
  brandLightness: number | undefined
  /** Firmness of ink and lines: 0.04 soft, 0 normal, -0.05 strong. */
  firm: number
  /** A neutral of lightness `l`; `k` multiplies the tint. */
  neutral: (l: number, k?: number) => string
}

export function paletteOf(name: ThemeName, brand?: Brand): Palette {
  const row = THEMES[name]
  const own = isBrandColor(brand?.color) ? toOklch(brand.color) : undefined
  const hue = own?.h ?? row.hue
  // With an agency's colour, greys that lean away from it look dirty: they follow its hue, faintly.
  const neutralHue = own ? hue : row.neutralHue
  const neutralChroma = own ? Math.min(row.neutralChroma, 0.005) : row.neutralChroma
  return {
    row,
    light: row.scheme === 'light',
    hue,
    chroma: own ? clamp(own.c, 0, 0.2) : row.chroma,
    tintHue: hue > 20 && hue < 70 ? hue + 22 : hue,
    neutralHue,
    neutralChroma,
    brandLightness: own?.l,
    firm: { soft: 0.04, normal: 0, strong: -0.05 }[row.contrast],
    neutral: (l, k = 1) => oklch(l, neutralChroma * k, neutralHue),
  }
}
