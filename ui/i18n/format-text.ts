import { LANGUAGE_FACTS } from '@vitrine/domain/appearance/language-facts.ts'
import type { Language } from '@vitrine/domain/language.ts'
import type { Dictionary, TextKey, TextParams } from './dictionary.ts'
import type { Area, Text } from './words.ts'

/**
 * One text of a loaded dictionary. Numbers are written by the language's locale, `count` picks
 * the plural form (I18-004). An unknown key comes back as itself: visible, never a crash.
 */
export function formatText(
  dictionary: Dictionary,
  language: Language,
  key: TextKey,
  params: TextParams = {},
): string {
  const areas: Record<string, Area> = dictionary
  const dot = key.indexOf('.')
  const text = areas[key.slice(0, dot)]?.[key.slice(dot + 1)]
  if (text === undefined) return key
  return fill(pickForm(text, language, params.count), language, params)
}

function pickForm(text: Text, language: Language, count: string | number | undefined): string {
  if (typeof text === 'string') return text
  const form = new Intl.PluralRules(LANGUAGE_FACTS[language].locale).select(Number(count ?? 0))
  return text[form] ?? text.other
}

function fill(template: string, language: Language, params: TextParams): string {
  return template.replace(/\{(\w+)\}/g, (braces, name: string) => {
    const value = params[name]
    if (value === undefined) return braces
    return typeof value === 'number'
      ? new Intl.NumberFormat(LANGUAGE_FACTS[language].locale).format(value)
      : value
  })
}
