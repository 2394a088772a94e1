import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../language.ts'

export interface LanguageFacts {
  /** What the language calls itself. */
  ownName: string
  /** BCP 47 tag for Intl. Arabic takes Latin digits, so that tables align. */
  locale: string
}

export const LANGUAGE_FACTS: Record<Language, LanguageFacts> = {
  en: { ownName: 'English', locale: 'en-GB' },
  tr: { ownName: 'Türkçe', locale: 'tr' },
  ar: { ownName: 'العربية', locale: 'ar-u-nu-latn' },
}

/**
 * I18-003: the person's language, then the account's, then the browser's, then English.
 * Browser wishes may carry a region ('ar-EG'); only their language counts.
 */
export function chooseLanguage(...wishes: readonly (string | null | undefined)[]): Language {
  for (const wish of wishes) {
    const bare = wish?.toLowerCase().split('-')[0]
    if (isLanguage(bare)) return bare
  }
  return DEFAULT_LANGUAGE
}
