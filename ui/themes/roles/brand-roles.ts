import { oklch, readable, toOklch } from '../oklch.ts'
import type { Palette } from '../palette.ts'
import type { Grounds } from './grounds.ts'

const INK = '#11151a'
/** A brand's fill may be darkened by so much for white letters; a lighter one stays exact and carries ink. */
const MOST_DARKENING = 0.11

/** The one accent, as fill, line, text and focus ring. Its hue never moves. */
export function brandRoles(palette: Palette, grounds: Grounds, hardest: string[]) {
  const { light, hue, chroma, tintHue } = palette
  const { surface, bg, raised } = grounds
  const wished = palette.brandLightness ?? (light ? 0.545 : 0.56)
  const underWhite = readable(wished, chroma, hue, ['#ffffff'], 4.6)
  const carriesWhite = Math.abs(toOklch(underWhite).l - wished) <= MOST_DARKENING
  const fill = carriesWhite ? underWhite : oklch(wished, chroma, hue)
  const fillLightness = toOklch(fill).l
  const ringChroma = chroma < 0.03 ? 0.1 : chroma
  return {
    brand: fill,
    'brand-hover': oklch(carriesWhite ? fillLightness - 0.045 : fillLightness + 0.03, chroma, hue),
    'on-brand': carriesWhite ? '#ffffff' : INK,
    // A yellow fill is fine under ink, but as a 2 px line on white it vanishes: lines and rings use the mark.
    'brand-mark': readable(fillLightness, chroma, hue, [surface, bg, raised], 3),
    'brand-line': light ? oklch(0.84, chroma * 0.55, tintHue) : oklch(0.42, chroma * 0.7, hue),
    'brand-text': readable(light ? 0.5 : 0.78, chroma * (light ? 0.95 : 0.85), hue, hardest, 4.7),
    focus: readable(light ? 0.6 : 0.72, ringChroma, chroma < 0.03 ? 250 : hue, [surface, bg], 3),
  }
}
