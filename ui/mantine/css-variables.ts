import type { CSSVariablesResolver } from '@mantine/core'
import type { ThemeColors } from '../themes/theme-colors.ts'

/** Which role each variable takes that Mantine's own components read. */
const MANTINE_ROLES = {
  '--mantine-color-body': 'surface',
  '--mantine-color-text': 'text',
  '--mantine-color-dimmed': 'muted',
  '--mantine-color-bright': 'text',
  '--mantine-color-anchor': 'brand-text',
  '--mantine-color-placeholder': 'subtle',
  '--mantine-color-error': 'danger-text',
  '--mantine-color-default': 'raised',
  '--mantine-color-default-hover': 'hover',
  '--mantine-color-default-color': 'text',
  '--mantine-color-default-border': 'line-strong',
  '--mantine-color-disabled': 'sunken',
  '--mantine-color-disabled-color': 'subtle',
  '--mantine-color-disabled-border': 'line',
  '--mantine-primary-color-filled': 'brand',
  '--mantine-primary-color-filled-hover': 'brand-hover',
  '--mantine-primary-color-contrast': 'on-brand',
  '--mantine-color-brand-filled': 'brand',
  '--mantine-color-brand-filled-hover': 'brand-hover',
  '--mantine-primary-color-light': 'brand-soft',
  '--mantine-primary-color-light-hover': 'selected',
  '--mantine-primary-color-light-color': 'brand-text',
  '--mantine-color-brand-light': 'brand-soft',
  '--mantine-color-brand-light-hover': 'brand-line',
  '--mantine-color-brand-light-color': 'brand-text',
  '--mantine-color-brand-outline': 'brand-text',
  '--mantine-color-brand-text': 'brand-text',
  '--mantine-color-red-filled': 'danger-fill',
  '--mantine-color-red-light': 'danger-soft',
  '--mantine-color-red-light-color': 'danger-text',
  '--mantine-color-red-text': 'danger-text',
  // an item of a menu takes this shade for its words
  '--mantine-color-red-6': 'danger-text',
} as const

/**
 * Our roles and Mantine's variables. What Mantine defines under its colour scheme must be set in
 * the scheme's half, `variables` alone loses against it.
 */
export function variablesResolver(
  colors: ThemeColors,
  variables: Record<string, string>,
): CSSVariablesResolver {
  const own: Record<string, string> = {}
  for (const [variable, role] of Object.entries(MANTINE_ROLES)) own[variable] = colors.roles[role] ?? ''
  return () => ({
    variables,
    light: colors.scheme === 'light' ? own : {},
    dark: colors.scheme === 'dark' ? own : {},
  })
}
