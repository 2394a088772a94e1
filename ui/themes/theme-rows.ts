import type { ThemeName } from '@vitrine/domain/appearance/theme-name.ts'

export type Scheme = 'light' | 'dark'
export type NavStyle = 'quiet' | 'ink' | 'brand'

export interface ThemeRow {
  scheme: Scheme
  /** Brand hue in degrees (OKLCH) and how colourful it is, 0 to 0.2. */
  hue: number
  chroma: number
  /** Tint of the greys. 0.004 is barely felt, 0.016 is a clear mood. */
  neutralHue: number
  neutralChroma: number
  /** soft: less black ink; strong: darker ink and firmer lines. */
  contrast: 'soft' | 'normal' | 'strong'
  nav: NavStyle
}

const row = (
  scheme: Scheme,
  hue: number,
  chroma: number,
  neutralHue: number,
  neutralChroma: number,
  contrast: ThemeRow['contrast'] = 'normal',
  nav: NavStyle = 'quiet',
): ThemeRow => ({ scheme, hue, chroma, neutralHue, neutralChroma, contrast, nav })

/** The 27 themes as data: a theme is one row of seven values, everything else is computed (I18-002). */
export const THEMES: Record<ThemeName, ThemeRow> = {
  default: row('light', 174, 0.095, 175, 0.005),
  defaultDark: row('dark', 174, 0.095, 190, 0.01),
  legacy: row('light', 256, 0.13, 256, 0.01, 'strong', 'ink'),
  light1: row('light', 250, 0.15, 250, 0.006), //                     harbour blue
  light2: row('light', 152, 0.11, 150, 0.007), //                     pine
  light3: row('light', 42, 0.13, 60, 0.009), //                       clay on warm paper
  light4: row('light', 328, 0.13, 330, 0.006), //                     plum
  light5: row('light', 240, 0.045, 240, 0.008, 'soft'), //             slate, the quietest
  light6: row('light', 12, 0.16, 20, 0.006), //                       rose
  light7: row('light', 78, 0.11, 85, 0.012), //                       saffron on cream
  light8: row('light', 212, 0.105, 210, 0.008, 'normal', 'brand'), //  lagoon, deep side navigation
  light9: row('light', 285, 0.16, 285, 0.006), //                     iris
  light10: row('light', 118, 0.09, 110, 0.01), //                    olive
  light11: row('light', 270, 0.008, 270, 0.002, 'normal', 'ink'), //   graphite
  light12: row('light', 262, 0.17, 0, 0, 'strong'), //                pure white, strongest contrast
  dark1: row('dark', 250, 0.14, 255, 0.016),
  dark2: row('dark', 152, 0.11, 160, 0.012),
  dark3: row('dark', 48, 0.125, 50, 0.01),
  dark4: row('dark', 328, 0.13, 325, 0.014),
  dark5: row('dark', 240, 0.05, 245, 0.012, 'soft'),
  dark6: row('dark', 12, 0.15, 15, 0.01),
  dark7: row('dark', 82, 0.12, 80, 0.008),
  dark8: row('dark', 212, 0.105, 220, 0.018),
  dark9: row('dark', 285, 0.15, 285, 0.016),
  dark10: row('dark', 118, 0.095, 120, 0.008),
  dark11: row('dark', 270, 0.01, 270, 0.003),
  dark12: row('dark', 262, 0.16, 0, 0, 'strong'), //                  near black, strongest contrast
}
