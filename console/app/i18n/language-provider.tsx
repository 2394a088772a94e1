import { useDirection } from '@mantine/core'
import { chooseLanguage, LANGUAGE_FACTS } from '@vitrine/domain/appearance/language-facts.ts'
import { directionOf, type Language } from '@vitrine/domain/language.ts'
import type { Dictionary, TextKey } from '@vitrine/ui/i18n/dictionary.ts'
import { formatText } from '@vitrine/ui/i18n/format-text.ts'
import { loadDictionary } from '@vitrine/ui/i18n/load-dictionary.ts'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { type Look, setLook, useLook } from '#app/appearance/look-store.ts'
import { boot } from '#app/boot.ts'
import { type LanguageContext, LanguageReactContext } from './language-context.ts'

/** The person's language, the account's, the browser's, English (I18-003). */
export const languageOf = (look: Look): Language =>
  chooseLanguage(look.language, look.accountLanguage, ...navigator.languages, boot.defaultLanguage)

/** Holds one loaded dictionary. A change loads the other one and swaps texts and direction together, without reload. */
export function LanguageProvider({
  initial,
  children,
}: {
  initial: { language: Language; dictionary: Dictionary }
  children: ReactNode
}) {
  const [loaded, setLoaded] = useState(initial)
  const { setDirection } = useDirection()
  const wished = languageOf(useLook())

  useEffect(() => {
    if (wished === loaded.language) return
    let dropped = false
    void loadDictionary(wished).then((dictionary) => {
      if (!dropped) setLoaded({ language: wished, dictionary })
    })
    return () => {
      dropped = true
    }
  }, [wished, loaded.language])

  useEffect(() => {
    document.documentElement.lang = loaded.language
    setDirection(directionOf(loaded.language))
  }, [loaded.language, setDirection])

  const value = useMemo(() => contextOf(loaded.language, loaded.dictionary), [loaded])
  return <LanguageReactContext value={value}>{children}</LanguageReactContext>
}

function contextOf(language: Language, dictionary: Dictionary): LanguageContext {
  const t: LanguageContext['t'] = (key, params) => formatText(dictionary, language, key, params)
  return {
    language,
    locale: LANGUAGE_FACTS[language].locale,
    t,
    textIfAny: (key, params) => {
      // formatText answers an unknown key with the key itself
      const text = t(key as TextKey, params)
      return text === key ? undefined : text
    },
    setLanguage: (next) => setLook({ language: next }),
  }
}
