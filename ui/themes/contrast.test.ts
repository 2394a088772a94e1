import { THEME_NAMES } from '@vitrine/domain/appearance/theme-name.ts'
import { expect, test } from 'vitest'
import { contrastReport } from './contrast-report.ts'
import { contrast, toOklch } from './oklch.ts'
import { themeColors } from './theme-colors.ts'

/** None, orange, yellow, navy, grey: the awkward ones. */
const BRANDS = [undefined, '#c2410c', '#f5c518', '#0b1f4b', '#7c7c7c']

test.each(THEME_NAMES)(
  'I18-005 I18-006 Every text of %s reads at 4.5:1, alone and under awkward brand colours',
  (name) => {
    for (const color of BRANDS) {
      const poor = contrastReport(name, color ? { color } : undefined).filter(({ ratio }) => !(ratio >= 4.5))
      expect(poor, color).toEqual([])
    }
  },
)

test.each(THEME_NAMES)('I18-006 Focus rings, marks and edges of controls of %s are seen at 3:1', (name) => {
  for (const color of BRANDS) {
    const { roles } = themeColors(name, color ? { color } : undefined)
    for (const role of ['focus', 'brand-mark', 'line-control']) {
      expect(contrast(roles[role] ?? '', roles.surface ?? ''), `${role} ${color}`).toBeGreaterThanOrEqual(
        2.99,
      )
    }
  }
})

test('I18-005 A yellow brand stays exact and carries ink; an orange one is darkened until white reads', () => {
  const yellow = themeColors('default', { color: '#f5c518' }).roles
  expect(yellow['on-brand']).toBe('#11151a')
  expect(toOklch(yellow.brand ?? '').l).toBeCloseTo(toOklch('#f5c518').l, 1)
  const orange = themeColors('default', { color: '#f97316' }).roles
  expect(contrast(orange['on-brand'] ?? '', orange.brand ?? '')).toBeGreaterThanOrEqual(4.5)
})

test('I18-005 A brand colour that is no colour leaves the theme as it is', () => {
  expect(themeColors('light4', { color: 'red; --x' })).toEqual(themeColors('light4'))
})
