/** Languages of every face of the product (I18-001). */
export const LANGUAGES = ['en', 'tr', 'ar'] as const

export type Language = (typeof LANGUAGES)[number]

export interface LanguageFacts {
  /** What the language calls itself. */
  ownName: string
  direction: 'ltr' | 'rtl'
  /** BCP 47 tag for Intl. Arabic takes Latin digits, so that tables align. */
  locale: string
}

export const LANGUAGE_FACTS: Record<Language, LanguageFacts> = {
  en: { ownName: 'English', direction: 'ltr', locale: 'en-GB' },
  tr: { ownName: 'Türkçe', direction: 'ltr', locale: 'tr' },
  ar: { ownName: 'العربية', direction: 'rtl', locale: 'ar-u-nu-latn' },
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
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
  return 'en'
}
