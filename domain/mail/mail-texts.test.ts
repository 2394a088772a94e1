import { expect, test } from 'vitest'
import { LANGUAGES } from '../language.ts'
import { fillMailText, MAIL_TEXTS } from './mail-texts.ts'

test('I18-004 AUT-045 every mail text has the same braces in every language and is never empty', () => {
  const english = bracesOf(MAIL_TEXTS.en)
  for (const language of LANGUAGES) expect(bracesOf(MAIL_TEXTS[language])).toEqual(english)
  expect(
    LANGUAGES.flatMap((language) => Object.values(textsOf(MAIL_TEXTS[language]))).every(
      (text) => text.trim() !== '',
    ),
  ).toBe(true)
})

test('AUT-045 values are put into the braces of a text', () => {
  expect(fillMailText('{app} for {name}, {other}', { app: 'Studio', name: '{app}' })).toBe(
    'Studio for {app}, {other}',
  )
})

function bracesOf(texts: object): Record<string, string[]> {
  const entries = Object.entries(textsOf(texts))
  return Object.fromEntries(
    entries.map(([key, text]) => [key, [...new Set(text.match(/\{\w+\}/g) ?? [])].sort()]),
  )
}

/** All texts below an object, by their path. */
function textsOf(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string') return { [path]: value }
  if (typeof value !== 'object' || value === null) return {}
  return Object.assign({}, ...Object.entries(value).map(([key, inner]) => textsOf(inner, `${path}.${key}`)))
}
