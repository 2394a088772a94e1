/**
 * Colour arithmetic in OKLCH, where equal lightness looks equally light.
 * Hex strings are always `#rrggbb`; lightness runs from 0 to 1, hue is in degrees.
 */

/** OKLCH to hex. Chroma shrinks until the colour fits into sRGB; lightness and hue stay. */
export function oklch(l: number, c: number, h: number): string {
  let chroma = c
  let rgb = linearRgb(l, chroma, h)
  while (chroma > 0.001 && rgb.some((v) => v < -0.0005 || v > 1.0005)) {
    chroma -= 0.002
    rgb = linearRgb(l, Math.max(0, chroma), h)
  }
  return `#${rgb
    .map((v) =>
      Math.round(clamp(toGamma(clamp(v))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export function toOklch(hex: string): { l: number; c: number; h: number } {
  const [r, g, b] = linearChannels(hex)
  const L = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const M = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const S = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const l = 0.2104542553 * L + 0.793617785 * M - 0.0040720468 * S
  const A = 1.9779984951 * L - 2.428592205 * M + 0.4505937099 * S
  const B = 0.0259040371 * L + 0.7827717662 * M - 0.808675766 * S
  return { l, c: Math.hypot(A, B), h: ((Math.atan2(B, A) * 180) / Math.PI + 360) % 360 }
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

/** Moves lightness from `l` by small steps until the colour reaches `ratio` on every ground. */
export function readable(l: number, c: number, h: number, grounds: string[], ratio: number): string {
  const step = luminance(grounds[0] ?? '#ffffff') > 0.18 ? -0.005 : 0.005
  let lightness = l
  let hex = oklch(lightness, c, h)
  while (grounds.some((g) => contrast(hex, g) < ratio) && lightness > 0.02 && lightness < 0.995) {
    lightness += step
    hex = oklch(lightness, c, h)
  }
  return hex
}

export const clamp = (n: number, lo = 0, hi = 1) => Math.min(hi, Math.max(lo, n))

const toGamma = (x: number) => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055)
const toLinear = (x: number) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4)

function linearRgb(l: number, c: number, h: number): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180),
    b = c * Math.sin((h * Math.PI) / 180)
  const L = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const M = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const S = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S,
    -1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S,
    -0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S,
  ]
}

function linearChannels(hex: string): [number, number, number] {
  const at = (i: number) => toLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255)
  return [at(1), at(3), at(5)]
}

function luminance(hex: string): number {
  const [r, g, b] = linearChannels(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
