import { createTheme, defaultVariantColorsResolver } from '@mantine/core'
import type { ThemeName } from '@vitrine/domain/appearance/theme-name.ts'
import type { Brand } from '../themes/brand.ts'
import { themeColors } from '../themes/theme-colors.ts'
import { themeVariables } from '../themes/theme-variables.ts'
import { MANTINE_COMPONENTS } from './component-defaults.ts'
import { variablesResolver } from './css-variables.ts'

/**
 * One theme and one brand turned into Mantine's theme object and our role variables. Call it in a
 * useMemo on (name, brand): a change rewrites the variables live, without reload (I18-005).
 */
export function buildTheme(name: ThemeName, brand?: Brand) {
  const colors = themeColors(name, brand)
  const theme = createTheme({
    ...SHAPE,
    colors: { brand: colors.shades, gray: colors.gray, dark: colors.dark },
    black: colors.roles.text,
  })
  return { theme, resolver: variablesResolver(colors, themeVariables(name, brand)), scheme: colors.scheme }
}

const bySize = (of: (size: string) => string) => ({
  xs: of('xs'),
  sm: of('sm'),
  md: of('md'),
  lg: of('lg'),
  xl: of('xl'),
})

const SHAPE = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 6, dark: 6 },
  // on-brand is computed and tested with the themes; without the resolver Mantine writes white.
  autoContrast: false,
  variantColorResolver: (input) => {
    const resolved = defaultVariantColorsResolver(input)
    const isBrand = input.color === undefined || input.color === 'brand'
    if (input.variant !== 'filled' || !isBrand) return resolved
    return {
      ...resolved,
      background: 'var(--v-brand)',
      hover: 'var(--v-brand-hover)',
      color: 'var(--v-on-brand)',
    }
  },
  white: '#ffffff',
  fontFamily: 'var(--v-font)',
  fontFamilyMonospace: 'var(--v-mono)',
  fontSizes: bySize((size) => `var(--v-text-${size})`),
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.4', xl: '1.3' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: 'var(--v-text-xl)', lineHeight: '1.3' },
      h2: { fontSize: 'var(--v-text-lg)', lineHeight: '1.35' },
      h3: { fontSize: 'var(--v-text-md)', lineHeight: '1.4' },
      h4: { fontSize: 'var(--v-text-sm)', lineHeight: '1.4' },
    },
  },
  spacing: {
    xs: 'var(--v-space-1)',
    sm: 'var(--v-space-2)',
    md: 'var(--v-space-4)',
    lg: 'var(--v-space-5)',
    xl: 'var(--v-space-6)',
  },
  radius: bySize((size) => `var(--v-radius-${size})`),
  defaultRadius: 'sm',
  shadows: {
    xs: 'var(--v-shadow-1)',
    sm: 'var(--v-shadow-1)',
    md: 'var(--v-shadow-2)',
    lg: 'var(--v-shadow-3)',
    xl: 'var(--v-shadow-3)',
  },
  // lg = 1200 px is where the desktop shell begins (NAV-002)
  breakpoints: { xs: '30em', sm: '48em', md: '62em', lg: '75em', xl: '90em' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: MANTINE_COMPONENTS,
})
