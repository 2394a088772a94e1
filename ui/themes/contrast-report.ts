import type { ThemeName } from '@vitrine/domain/appearance/theme-name.ts'
import type { Brand } from './brand.ts'
import { contrast } from './oklch.ts'
import { STATUS_NAMES } from './roles/status-roles.ts'
import { themeColors } from './theme-colors.ts'

const GROUNDS = ['bg', 'surface', 'raised', 'sunken', 'hover', 'selected', 'brand-soft']

/** Every pair of text and ground that must read, with its ratio. None may stay below 4.5 (I18-005, I18-006). */
export function contrastReport(name: ThemeName, brand?: Brand): { pair: string; ratio: number }[] {
  const { roles } = themeColors(name, brand)
  const on = (text: string, ...grounds: string[]) =>
    grounds.map((ground) => ({
      pair: `${text} on ${ground}`,
      ratio: contrast(roles[text] ?? '', roles[ground] ?? ''),
    }))
  return [
    ...['text', 'muted', 'subtle', 'brand-text'].flatMap((text) => on(text, ...GROUNDS)),
    ...on('on-brand', 'brand', 'brand-hover'),
    ...on('nav-text', 'nav-bg', 'nav-hover', 'nav-active'),
    ...on('nav-strong', 'nav-bg', 'nav-active'),
    ...on('nav-mark', 'nav-bg', 'nav-active'),
    ...STATUS_NAMES.flatMap((state) => on(`${state}-text`, `${state}-soft`, 'surface')),
  ]
}
