import { expect, test } from 'vitest'
import { buildTheme } from './build-theme.ts'

const { theme } = buildTheme('default')

test('NAV-002 the desktop shell begins at 1200 px', () => {
  expect(theme.breakpoints?.lg).toBe('75em')
  expect(Number.parseFloat(theme.breakpoints?.lg ?? '') * 16).toBe(1200)
})

test('NAV-007 menus open after 150 ms and a dialog’s ground fades in 500 ms', () => {
  expect(theme.components?.['Menu']?.defaultProps).toMatchObject({ openDelay: 150 })
  expect(JSON.stringify(theme.components?.['Modal']?.defaultProps)).toContain('500')
})
