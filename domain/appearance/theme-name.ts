/** The 27 themes a person, an account or an agency may choose (I18-002). Their colours live in ui/themes. */
export const THEME_NAMES = [
  'default',
  'defaultDark',
  'legacy',
  'light1',
  'light2',
  'light3',
  'light4',
  'light5',
  'light6',
  'light7',
  'light8',
  'light9',
  'light10',
  'light11',
  'light12',
  'dark1',
  'dark2',
  'dark3',
  'dark4',
  'dark5',
  'dark6',
  'dark7',
  'dark8',
  'dark9',
  'dark10',
  'dark11',
  'dark12',
] as const

export type ThemeName = (typeof THEME_NAMES)[number]

export function isThemeName(value: unknown): value is ThemeName {
  return THEME_NAMES.some((name) => name === value)
}

/**
 * The first choice that names a theme wins (I18-005): person, then account, then agency or
 * white-label, then 'default'. Unknown and empty values are passed over.
 */
export function chooseTheme(...wishes: readonly unknown[]): ThemeName {
  return wishes.find(isThemeName) ?? 'default'
}
