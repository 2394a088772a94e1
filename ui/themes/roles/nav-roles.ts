import { oklch, readable, toOklch } from '../oklch.ts'
import type { Palette } from '../palette.ts'

/** The side navigation, which may be dark within a light theme. */
export function navRoles(palette: Palette, text: string, raised: string) {
  const { light, row, neutral, hue, chroma, neutralHue, neutralChroma } = palette
  const dark = !light || row.nav !== 'quiet'
  const background = !light
    ? neutral(0.152)
    : { quiet: neutral(0.965, 1.25), ink: neutral(0.235, 2.4), brand: oklch(0.3, chroma * 0.62, hue) }[
        row.nav
      ]
  const lift = (by: number, brandPart: number, neutralPart: number) =>
    row.nav === 'brand'
      ? oklch(toOklch(background).l + by, chroma * brandPart, hue)
      : oklch(toOklch(background).l + by, neutralChroma * neutralPart, neutralHue)
  const hover = dark ? lift(0.045, 0.5, 2) : neutral(0.94, 1.3)
  const active = !light ? neutral(0.235, 1.2) : dark ? lift(0.085, 0.62, 2.4) : raised
  return {
    'nav-bg': background,
    'nav-active': active,
    'nav-hover': hover,
    'nav-line': dark
      ? oklch(toOklch(background).l + 0.075, neutralChroma * 2, neutralHue)
      : neutral(0.915, 1.3),
    'nav-text': readable(dark ? 0.8 : 0.42, neutralChroma * 2, neutralHue, [background, hover, active], 5),
    'nav-strong': dark ? neutral(0.97) : text,
    'nav-mark': readable(dark ? 0.78 : 0.52, chroma, hue, [background, active], 4.6),
  }
}
