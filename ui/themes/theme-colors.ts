import type { ThemeName } from '@vitrine/domain/appearance/theme-name.ts'
import type { Brand } from './brand.ts'
import { oklch } from './oklch.ts'
import { paletteOf } from './palette.ts'
import { brandRoles } from './roles/brand-roles.ts'
import { chartRoles, depthRoles } from './roles/chart-roles.ts'
import { groundRoles, hardestGrounds } from './roles/grounds.ts'
import { inkRoles } from './roles/ink.ts'
import { navRoles } from './roles/nav-roles.ts'
import { statusRoles } from './roles/status-roles.ts'
import type { Scheme } from './theme-rows.ts'

/** Ten shades, 0 first. */
export type Shades = [string, string, string, string, string, string, string, string, string, string]

export interface ThemeColors {
  scheme: Scheme
  /** Ten brand shades, 0 lightest: what a component library asks for. */
  shades: Shades
  gray: Shades
  /** Neutrals of a dark scheme, 0 lightest. */
  dark: Shades
  /** Role name without prefix → colour; written as `--v-<role>`. */
  roles: Record<string, string>
}

/** All colours of a theme under an agency's brand (I18-002, I18-005, I18-006). Same input, same output. */
export function themeColors(name: ThemeName, brand?: Brand): ThemeColors {
  const palette = paletteOf(name, brand)
  const grounds = groundRoles(palette)
  const hardest = hardestGrounds(palette, grounds)
  const ink = inkRoles(palette, grounds, hardest)
  return {
    scheme: palette.row.scheme,
    shades: brandShades(palette.hue, palette.chroma),
    gray: ten([0.978, 0.962, 0.935, 0.905, 0.855, 0.72, 0.56, 0.45, 0.34, 0.235], (l) =>
      palette.neutral(l, 1.4),
    ),
    dark: ten([0.94, 0.82, 0.72, 0.6, 0.42, 0.315, 0.238, 0.2, 0.168, 0.148], (l) => palette.neutral(l)),
    roles: {
      ...grounds,
      ...ink,
      ...brandRoles(palette, grounds, hardest),
      ...navRoles(palette, ink.text, grounds.raised),
      ...chartRoles(palette),
      ...depthRoles(palette.light),
      ...statusRoles(palette, hardest),
    },
  }
}

function brandShades(hue: number, chroma: number): Shades {
  const parts = [0.14, 0.28, 0.5, 0.74, 0.92, 1, 1, 0.95, 0.86, 0.72]
  return ten([0.975, 0.945, 0.89, 0.82, 0.735, 0.64, 0.545, 0.475, 0.405, 0.33], (l, i) =>
    oklch(l, chroma * (parts[i] ?? 1), hue),
  )
}

function ten(lightnesses: number[], make: (l: number, i: number) => string): Shades {
  // Ten numbers stand in each call above, so ten shades come out.
  return lightnesses.map(make) as Shades
}
