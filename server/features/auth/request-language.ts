import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@vitrine/domain/language.ts'

/** The language a browser asks for first among ours; English when it asks for none of them. */
export function requestLanguage(request: Request): Language {
  const wishes = (request.headers.get('accept-language') ?? '').split(',').map((entry) => {
    const [tag = '', ...parameters] = entry.trim().split(';')
    const quality = Number(/q=([\d.]+)/.exec(parameters.join(';'))?.[1] ?? 1)
    return { language: tag.split('-')[0]?.toLowerCase(), quality }
  })
  const ours = wishes
    .filter((wish) => isLanguage(wish.language))
    .sort((a, b) => b.quality - a.quality)[0]?.language
  return isLanguage(ours) ? ours : DEFAULT_LANGUAGE
}
