import { LANGUAGE_FACTS } from '@vitrine/domain/appearance/language-facts.ts'
import { THEME_NAMES } from '@vitrine/domain/appearance/theme-name.ts'
import { LANGUAGES } from '@vitrine/domain/language.ts'
import { MENU } from '@vitrine/domain/navigation/menu.ts'
import { expect, test } from 'vitest'
import { DICTIONARIES, translate } from './translate.ts'
import type { Area, Text } from './words.ts'

const areasOf = (language: (typeof LANGUAGES)[number]): Record<string, Area> => DICTIONARIES[language]
const texts = (language: (typeof LANGUAGES)[number]) =>
  Object.entries(areasOf(language)).flatMap(([name, area]) =>
    Object.entries(area).map(([key, text]): [string, Text] => [`${name}.${key}`, text]),
  )

test.each(['tr', 'ar'] as const)(
  'I18-004 %s has the keys of English, no more and no less, and none is empty',
  (language) => {
    expect(texts(language).map(([key]) => key)).toEqual(texts('en').map(([key]) => key))
    const empty = texts(language).filter(([, text]) =>
      typeof text === 'string' ? text.trim() === '' : text.other.trim() === '',
    )
    expect(empty).toEqual([])
  },
)

test.each(['tr', 'ar'] as const)('I18-004 %s uses the parameters of English and no others', (language) => {
  const english = new Map(texts('en'))
  const wrong = texts(language).filter(
    ([key, text]) => parametersOf(text).join() !== parametersOf(english.get(key) ?? '').join(),
  )
  expect(wrong).toEqual([])
})

test.each(LANGUAGES)(
  'I18-004 Plural texts of %s have each form of the language, six in Arabic',
  (language) => {
    const forms = new Intl.PluralRules(LANGUAGE_FACTS[language].locale).resolvedOptions().pluralCategories
    for (const [key, text] of texts(language)) {
      if (typeof text !== 'string') expect(Object.keys(text).sort(), key).toEqual([...forms].sort())
    }
  },
)

test('I18-004 A number picks its form and is written with Latin digits', () => {
  const count = (n: number) => translate('ar', 'common.unsavedMany', { count: n })
  expect(new Set([0, 1, 2, 3, 11, 100].map(count)).size).toBe(6)
  expect(count(3)).toBe('3 تعديلات غير محفوظة')
  expect(translate('en', 'common.unsavedMany', { count: 1234 })).toBe('1,234 changes not saved')
  expect(translate('tr', 'common.unsavedMany', { count: 1 })).toBe('1 değişiklik kaydedilmedi')
})

test('NAV-043 I18-002 Every menu entry and every theme has a name in every language', () => {
  for (const language of LANGUAGES) {
    const areas = areasOf(language)
    expect(MENU.filter((entry) => !areas.navigation?.[entry.title])).toEqual([])
    expect(THEME_NAMES.filter((name) => !areas.themes?.[name])).toEqual([])
  }
})

function parametersOf(text: Text): string[] {
  const templates = typeof text === 'string' ? [text] : [text.other]
  return templates.flatMap((template) => template.match(/\{\w+\}/g) ?? []).sort()
}
