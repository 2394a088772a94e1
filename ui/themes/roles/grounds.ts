import { oklch } from '../oklch.ts'
import type { Palette } from '../palette.ts'

/** What things lie on. Text must read on each of them. */
export function groundRoles({ light, neutral, chroma, hue, tintHue }: Palette) {
  const soft = Math.min(chroma, 0.12)
  return {
    bg: light ? neutral(0.972) : neutral(0.168),
    surface: light ? neutral(0.998, 0.3) : neutral(0.2),
    raised: light ? '#ffffff' : neutral(0.238),
    sunken: light ? neutral(0.957) : neutral(0.148),
    hover: light ? neutral(0.962) : neutral(0.232),
    pressed: light ? neutral(0.935, 1.2) : neutral(0.268),
    'brand-soft': light ? oklch(0.955, soft * 0.26, tintHue) : oklch(0.275, chroma * 0.4, hue),
    selected: light ? oklch(0.968, soft * 0.2, tintHue) : oklch(0.255, chroma * 0.34, hue),
  }
}

export type Grounds = ReturnType<typeof groundRoles>

/** The grounds that are hardest to read on: the darkest of a light theme, the lightest of a dark one. */
export function hardestGrounds(palette: Palette, grounds: Grounds): string[] {
  const shared = [grounds.hover, grounds.selected, grounds['brand-soft']]
  return palette.light
    ? [grounds.sunken, grounds.bg, ...shared]
    : [grounds.raised, grounds.surface, ...shared]
}
