import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@vitrine/domain/language.ts'

/** The language of ours that an Accept-Language header likes best; English when it names none of them (I18-003). */
export function preferredLanguage(header: string | null | undefined): Language {
  const wishes = (header ?? '').split(',').map((entry) => {
    const [tag = '', ...parameters] = entry.trim().split(';')
    const quality = Number(/q=([\d.]+)/.exec(parameters.join(';'))?.[1] ?? 1)
    return { language: tag.split('-')[0]?.toLowerCase(), quality }
  })
  const ours = wishes
    .filter((wish) => isLanguage(wish.language))
    .sort((a, b) => b.quality - a.quality)[0]?.language
  return isLanguage(ours) ? ours : DEFAULT_LANGUAGE
}
