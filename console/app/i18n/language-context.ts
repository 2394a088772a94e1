import type { Language } from '@vitrine/domain/language.ts'
import type { TextKey, TextParams } from '@vitrine/ui/i18n/dictionary.ts'
import { createContext, useContext } from 'react'

export interface LanguageContext {
  language: Language
  /** BCP 47 tag for Intl. */
  locale: string
  t: (key: TextKey, params?: TextParams) => string
  /** The text of a key that came from data, or undefined when the dictionary has none. */
  textIfAny: (key: string, params?: TextParams) => string | undefined
  /** Changes the language of this browser at once; keeping it for the person is up to the caller. */
  setLanguage: (language: Language | null) => void
}

export const LanguageReactContext = createContext<LanguageContext | undefined>(undefined)

export function useLanguage(): LanguageContext {
  const value = useContext(LanguageReactContext)
  if (!value) throw new Error('useLanguage outside of LanguageProvider')
  return value
}

/** `const t = useText(); t('auth.signIn')` */
export const useText = () => useLanguage().t
