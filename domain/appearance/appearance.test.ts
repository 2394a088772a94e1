import { expect, test } from 'vitest'
import { directionOf } from '../language.ts'
import { chooseLanguage, LANGUAGE_FACTS } from './language-facts.ts'
import { chooseTheme, THEME_NAMES } from './theme-name.ts'

test('I18-001 Arabic runs from right to left and counts with Latin digits', () => {
  expect(directionOf('ar')).toBe('rtl')
  expect(new Intl.NumberFormat(LANGUAGE_FACTS.ar.locale).format(1234)).toMatch(/^1.?234$/)
})

test('I18-002 There are 27 themes: default, defaultDark, legacy, twelve light, twelve dark', () => {
  expect(THEME_NAMES).toHaveLength(27)
  expect(THEME_NAMES.filter((name) => /^light\d+$/.test(name))).toHaveLength(12)
  expect(THEME_NAMES.filter((name) => /^dark\d+$/.test(name))).toHaveLength(12)
})

test('I18-003 The first language we speak wins, whatever its region, and English is the last resort', () => {
  expect(chooseLanguage(undefined, 'tr', 'en')).toBe('tr')
  expect(chooseLanguage('', 'fr', 'ar-EG')).toBe('ar')
  expect(chooseLanguage('fr', null)).toBe('en')
})

test('I18-005 The person chooses before the account, the account before the agency', () => {
  expect(chooseTheme('dark3', 'light1', 'legacy')).toBe('dark3')
  expect(chooseTheme('', 'light1', 'legacy')).toBe('light1')
  expect(chooseTheme(undefined, 'gone', 'legacy')).toBe('legacy')
  expect(chooseTheme(undefined, null)).toBe('default')
})
