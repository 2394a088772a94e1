import { readable } from '../oklch.ts'
import type { Palette } from '../palette.ts'
import type { Grounds } from './grounds.ts'

/** Words and lines. Muted text reaches 5.2:1, subtle 4.6:1, edges of controls 3:1. */
export function inkRoles(palette: Palette, grounds: Grounds, hardest: string[]) {
  const { light, neutral, firm, neutralChroma, neutralHue, row } = palette
  const strong = row.contrast === 'strong'
  const grey = (l: number, k: number, on: string[], ratio: number) =>
    readable(l, neutralChroma * k, neutralHue, on, ratio)
  const { surface, bg } = grounds
  return {
    text: light ? neutral(0.235 + firm, 2.2) : neutral(0.94 - firm * 0.6, 0.6),
    muted: grey(light ? 0.475 + firm : 0.745 - firm, light ? 2 : 1.2, hardest, strong ? 7 : 5.2),
    subtle: grey(light ? 0.56 : 0.64, light ? 1.8 : 1.2, hardest, 4.6),
    line: light ? neutral(0.912 + firm * 0.6, 1.2) : neutral(0.285 - firm * 0.8, 1.1),
    'line-soft': light ? neutral(0.938, 1.1) : neutral(0.25, 1.1),
    'line-strong': grey(light ? 0.76 : 0.42, 1.5, [surface], strong ? 4.5 : light ? 1.9 : 2),
    'line-control': grey(light ? 0.68 : 0.5, 1.5, [surface, bg], 3),
  }
}
