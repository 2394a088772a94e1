import { oklch, readable } from '../oklch.ts'
import type { Palette } from '../palette.ts'

/** Hue and chroma of each state; they never follow the brand, so that green stays green. */
const STATES = {
  success: [152, 0.13],
  warning: [72, 0.13],
  danger: [24, 0.17],
  info: [245, 0.13],
  violet: [300, 0.13],
} as const

export const STATUS_NAMES = ['success', 'warning', 'danger', 'info', 'violet', 'neutral'] as const

/** Five roles per state: soft ground, fill under white, line, text on the soft ground, dot. */
export function statusRoles(palette: Palette, hardest: string[]): Record<string, string> {
  const { light, neutral } = palette
  const roles: Record<string, string> = {
    'neutral-soft': light ? neutral(0.945, 1.2) : neutral(0.265),
    'neutral-fill': neutral(0.5, 2),
    'neutral-line': light ? neutral(0.88, 1.4) : neutral(0.36),
    'neutral-text': light ? neutral(0.4, 2) : neutral(0.82),
    'neutral-dot': neutral(light ? 0.66 : 0.62, 2),
  }
  for (const [state, [hue, chroma]] of Object.entries(STATES)) {
    const soft = light ? oklch(0.955, chroma * 0.25, hue) : oklch(0.275, chroma * 0.36, hue)
    roles[`${state}-soft`] = soft
    roles[`${state}-fill`] = readable(light ? 0.56 : 0.55, chroma, hue, ['#ffffff'], 4.6)
    roles[`${state}-line`] = light ? oklch(0.865, chroma * 0.5, hue) : oklch(0.39, chroma * 0.6, hue)
    roles[`${state}-text`] = readable(
      light ? 0.46 : 0.8,
      chroma * (light ? 0.85 : 0.75),
      hue,
      [soft, ...hardest],
      4.7,
    )
    roles[`${state}-dot`] = oklch(light ? 0.62 : 0.7, chroma, hue)
  }
  return roles
}
