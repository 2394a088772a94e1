import type { Language } from '@vitrine/domain/language.ts'
import { ar } from './ar.ts'
import type { Dictionary, TextKey, TextParams } from './dictionary.ts'
import { en } from './en.ts'
import { formatText } from './format-text.ts'
import { tr } from './tr.ts'

export const DICTIONARIES: Record<Language, Dictionary> = { en, tr, ar }

/**
 * A text in a language: `translate('tr', 'auth.signIn')`, `translate('ar', 'site.items', { count: 3 })`.
 * Holds all three languages, so it is for pages made on the server; mails have their own texts in domain/mail.
 */
export function translate(language: Language, key: TextKey, params?: TextParams): string {
  return formatText(DICTIONARIES[language], language, key, params)
}
