import { contrast } from '@vitrine/ui/themes/oklch.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Brand } from '../page-props.ts'
import { brandStylesheet, brandVariables } from './brand-stylesheet.ts'

const NONE: Brand = { primaryColor: null, themeValue: null, themeColors: null, overlay: null }
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('SIT-041 An account without colours gets no stylesheet, and nothing but colours enters one', () => {
  expect(brandStylesheet(NONE)).toBe('')
  expect(brandStylesheet({ ...NONE, primaryColor: 'red;}body{display:none' })).toBe('')
})

test('SIT-041 The owner’s fills and grounds are kept as they are', () => {
  const variables = brandVariables({
    ...NONE,
    themeColors: { btnPrimaryBg: '#FFDD00', mainBgPrimary: '#123' },
  })
  expect(variables['--accent']).toBe('#ffdd00')
  expect(variables['--surface-page']).toBe('#112233')
})

test('SIT-041 I18-006 Whatever accent is chosen, text on it and as text on the page reaches 4.5:1', () => {
  fc.assert(
    fc.property(color, fc.constantFrom('light2', 'dark2'), (primaryColor, themeValue) => {
      const variables = brandVariables({ ...NONE, primaryColor, themeValue })
      const pages = themeValue === 'dark2' ? ['#0e1413', '#080c0b'] : ['#f6f7f5', '#e9ece8']
      for (const page of pages)
        expect(contrast(variables['--accent-text'] ?? '', page)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(variables['--on-accent'] ?? '', primaryColor)).toBeGreaterThanOrEqual(4.5)
      expect(
        contrast(variables['--on-accent'] ?? '', variables['--accent-hover'] ?? ''),
      ).toBeGreaterThanOrEqual(4.5)
      expect(
        contrast(variables['--on-accent-soft'] ?? '', variables['--accent-soft'] ?? ''),
      ).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('SIT-041 I18-006 Whatever ground is chosen, text on it reads', () => {
  fc.assert(
    fc.property(color, (mainBgPrimary) => {
      const variables = brandVariables({
        ...NONE,
        themeColors: { mainBgPrimary, mainBgSecondary: mainBgPrimary },
      })
      for (const role of ['--text-strong', '--text-body', '--text-muted'])
        expect(contrast(variables[role] ?? '', mainBgPrimary)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
