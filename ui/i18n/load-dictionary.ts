import type { Language } from '@vitrine/domain/language.ts'
import type { Dictionary } from './dictionary.ts'

/** Fetches one language only, for bundles that run in a browser. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  if (language === 'tr') return (await import('./tr.ts')).tr
  if (language === 'ar') return (await import('./ar.ts')).ar
  return (await import('./en.ts')).en
}
