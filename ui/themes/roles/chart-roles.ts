import { oklch } from '../oklch.ts'
import type { Palette } from '../palette.ts'

/** 1 is now, 6 is before, 2 to 5 are parts. Never colour alone: a dash or a label goes with it. */
export function chartRoles({ light, hue, chroma, neutral }: Palette) {
  const vivid = Math.max(chroma, 0.07)
  return {
    'chart-1': oklch(light ? 0.58 : 0.68, vivid, hue),
    'chart-2': oklch(light ? 0.76 : 0.5, 0.06, hue + 40),
    'chart-3': oklch(light ? 0.68 : 0.74, 0.12, 70),
    'chart-4': oklch(light ? 0.58 : 0.68, 0.13, 300),
    'chart-5': oklch(light ? 0.6 : 0.7, 0.13, 20),
    'chart-6': light ? neutral(0.78, 2) : neutral(0.45),
  }
}

export function depthRoles(light: boolean) {
  return light
    ? {
        scrim: 'rgb(18 24 28 / .34)',
        'shadow-1': '0 1px 2px rgb(20 30 35 / .06)',
        'shadow-2': '0 1px 2px rgb(20 30 35 / .05), 0 6px 18px -6px rgb(20 30 35 / .14)',
        'shadow-3': '0 2px 6px rgb(20 30 35 / .06), 0 24px 60px -16px rgb(20 30 35 / .28)',
      }
    : {
        scrim: 'rgb(0 0 0 / .6)',
        'shadow-1': '0 1px 2px rgb(0 0 0 / .4)',
        'shadow-2': '0 2px 4px rgb(0 0 0 / .35), 0 10px 24px -8px rgb(0 0 0 / .6)',
        'shadow-3': '0 4px 10px rgb(0 0 0 / .4), 0 30px 70px -14px rgb(0 0 0 / .8)',
      }
}
