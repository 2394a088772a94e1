import type { ThemeName } from '@vitrine/domain/appearance/theme-name.ts'
import type { Brand } from './brand.ts'
import { themeColors } from './theme-colors.ts'

const RADII = { sharp: [2, 3, 4, 6, 8], round: [4, 6, 8, 12, 16], soft: [6, 9, 12, 16, 22] } as const
const SIZES = ['xs', 'sm', 'md', 'lg', 'xl'] as const

/**
 * All custom properties of a theme under a brand: colours as `--v-<role>` and radii as
 * `--v-radius-<size>`. The console writes them at run time, the site as a stylesheet.
 */
export function themeVariables(name: ThemeName, brand?: Brand): Record<string, string> {
  const variables: Record<string, string> = {}
  for (const [role, color] of Object.entries(themeColors(name, brand).roles)) variables[`--v-${role}`] = color
  const radii = RADII[brand?.radius ?? 'round']
  for (const [i, size] of SIZES.entries()) variables[`--v-radius-${size}`] = `${radii[i]}px`
  return variables
}
