import { clamp, contrast, oklch, readable, toOklch } from '@vitrine/ui/themes/oklch.ts'
import type { Brand, BrandColors } from '../page-props.ts'

/** Grounds of the theme without any owner's colour; the same values as in styles/tokens.css. */
const LIGHT = { page: '#f6f7f5', sunken: '#e9ece8', raised: '#ffffff', ink: '#0f1a18' }
const DARK = { page: '#0e1413', sunken: '#080c0b', raised: '#171f1d', ink: '#f1f5f2' }
/** SIT-042: the dark themes; every other value counts as light (SIT-043). */
const DARK_THEMES = ['defaultDark', 'dark2', 'dark3', 'dark5', 'dark6', 'dark10', 'dark11', 'dark12']
const TEXT_CONTRAST = 4.5
const LINE_CONTRAST = 3
const INK = '#11151a'

/**
 * The stylesheet of an owner's or agency's colours (SIT-041). An owner's background is never changed;
 * where a pair would fall under 4.5:1 (lines and marks 3:1) the text role gives way. Same input, same text.
 */
export function brandStylesheet(brand: Brand): string {
  const declarations = Object.entries(brandVariables(brand)).map(([name, value]) => `${name}:${value}`)
  return declarations.length === 0 ? '' : `:root:root{${declarations.join(';')}}\n`
}

/** CSS custom properties by name; empty when nothing was chosen. */
export function brandVariables({
  primaryColor,
  themeValue,
  themeColors,
  overlay,
}: Brand): Record<string, string> {
  const isDark = DARK_THEMES.includes(themeValue ?? '')
  const base = isDark ? DARK : LIGHT
  const colors = themeColors ?? {}
  const page = colorOf(colors.mainBgPrimary) ?? base.page
  const sunken = colorOf(colors.mainBgSecondary) ?? base.sunken
  const accent = colorOf(colors.btnPrimaryBg) ?? colorOf(primaryColor)
  return {
    ...groundVariables(colors, page, sunken),
    ...(accent ? accentVariables(accent, colors, [page, sunken, base.raised], isDark) : {}),
    ...secondVariables(colors, page),
    ...mapVariables(colors),
    ...overlayVariables(overlay),
  }
}

function groundVariables(colors: BrandColors, page: string, sunken: string): Record<string, string> {
  if (!colorOf(colors.mainBgPrimary) && !colorOf(colors.mainBgSecondary)) return {}
  const grounds = [page, sunken]
  return {
    '--surface-page': page,
    '--surface-sunken': sunken,
    '--text-strong': neutralOn(page, grounds, 12),
    '--text-body': neutralOn(page, grounds, 9),
    '--text-muted': neutralOn(page, grounds, 5),
    '--line': `color-mix(in srgb,${neutralOn(page, grounds, 12)} 16%,${page})`,
    '--line-strong': neutralOn(page, grounds, LINE_CONTRAST),
  }
}

function accentVariables(
  accent: string,
  colors: BrandColors,
  grounds: string[],
  isDark: boolean,
): Record<string, string> {
  const { l, c, h } = toOklch(accent)
  const on = textOn([accent], colorOf(colors.btnPrimaryColor))
  const hover = hoverOf(accent, on, colorOf(colors.btnPrimaryHoverBg))
  const soft = isDark ? oklch(0.3, Math.min(c, 0.06), h) : oklch(0.925, Math.min(c, 0.04), h)
  return {
    '--accent': accent,
    '--accent-hover': hover,
    '--on-accent': on,
    '--accent-text': tint(l, c, h, grounds, TEXT_CONTRAST),
    '--accent-soft': soft,
    '--on-accent-soft': tint(isDark ? 0.86 : 0.36, c, h, [soft], TEXT_CONTRAST),
    '--focus': tint(l, c, h, grounds, LINE_CONTRAST),
    ...(colorOf(colors.mapIconSelected)
      ? {}
      : { '--map-pin-selected': tint(l, c, h, grounds, LINE_CONTRAST) }),
  }
}

function secondVariables(colors: BrandColors, page: string): Record<string, string> {
  const fill = colorOf(colors.btnSecondaryBg)
  const hover = colorOf(colors.btnSecondaryHoverBg)
  const text = colorOf(colors.btnSecondaryColor)
  if (!fill && !hover && !text) return {}
  const grounds = [fill ?? page, ...(hover ? [hover] : [])]
  const on = textOn(grounds, text)
  return {
    ...(fill ? { '--second': fill } : {}),
    ...(hover ? { '--second-hover': hover } : {}),
    '--on-second': on,
    '--second-line': contrast(on, page) >= LINE_CONTRAST ? on : textOn([page], null),
  }
}

function mapVariables(colors: BrandColors): Record<string, string> {
  const pin = colorOf(colors.mapIcon)
  const selected = colorOf(colors.mapIconSelected)
  return {
    ...(pin ? { '--map-pin': pin, '--on-map-pin': textOn([pin], null) } : {}),
    ...(selected ? { '--map-pin-selected': selected } : {}),
  }
}

function overlayVariables(overlay: Brand['overlay']): Record<string, string> {
  const color = colorOf(overlay?.color)
  const text = colorOf(overlay?.textColor)
  const opacity = overlay?.opacity
  return {
    ...(color ? { '--overlay': channels(color) } : {}),
    ...(typeof opacity === 'number' && opacity >= 0 && opacity <= 1
      ? { '--overlay-opacity': String(opacity) }
      : {}),
    ...(text ? { '--overlay-text': text } : {}),
  }
}

/** The wished text colour when it reads on every ground, else ink, white or black. */
function textOn(grounds: string[], wished: string | null): string {
  if (wished && worst(wished, grounds) >= TEXT_CONTRAST) return wished
  if (worst(INK, grounds) >= TEXT_CONTRAST) return INK
  return worst('#ffffff', grounds) >= worst('#000000', grounds) ? '#ffffff' : '#000000'
}

/** A grey with a breath of the page's own hue that reaches `ratio` on the grounds, or comes nearest. */
function neutralOn(page: string, grounds: string[], ratio: number): string {
  const { l, c, h } = toOklch(page)
  const start = l > 0.6 ? 0.62 : 0.6
  return tint(start, Math.min(c, 0.012), h, grounds, ratio)
}

/** A colour of this hue that reads on every ground; where none does, ink or white. */
function tint(l: number, c: number, h: number, grounds: string[], ratio: number): string {
  const reached = readable(clamp(l, 0.05, 0.97), c, h, grounds, ratio)
  return worst(reached, grounds) >= Math.min(ratio, TEXT_CONTRAST) ? reached : textOn(grounds, null)
}

/** The owner's hover fill, else a step away from the button's text; the fill itself where text would fade. */
function hoverOf(accent: string, on: string, wished: string | null): string {
  const { l, c, h } = toOklch(accent)
  const hover = wished ?? oklch(clamp(toOklch(on).l > 0.5 ? l - 0.07 : l + 0.06), c, h)
  return contrast(on, hover) >= TEXT_CONTRAST ? hover : accent
}

function worst(color: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(color, ground)))
}

/** '#rgb' and '#rrggbb' become '#rrggbb'; anything else is no colour, so nothing foreign enters a stylesheet. */
function colorOf(typed: string | null | undefined): string | null {
  const text = typed?.trim().toLowerCase() ?? ''
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text)
  if (short) return `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}`
  return /^#[0-9a-f]{6}$/.test(text) ? text : null
}

function channels(hex: string): string {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ')
}
