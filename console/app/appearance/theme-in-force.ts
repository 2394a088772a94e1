import { chooseTheme, isThemeName, type ThemeName } from '@vitrine/domain/appearance/theme-name.ts'
import type { Brand } from '@vitrine/ui/themes/brand.ts'
import { boot } from '#app/boot.ts'

/**
 * The theme and brand for a person's choice (I18-005): hers, else the host's, else default. Who picks one of the coloured
 * themes wants its colour; the two defaults, and no choice at all, carry the host's.
 */
export function themeInForce(own: string | null | undefined): { name: ThemeName; brand: Brand } {
  const { primaryColor, radius, themeValue } = boot.host
  const carriesColor = !isThemeName(own) || own === 'default' || own === 'defaultDark'
  return {
    name: chooseTheme(own, themeValue),
    brand: { ...(primaryColor && carriesColor && { color: primaryColor }), ...(radius && { radius }) },
  }
}
