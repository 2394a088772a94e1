import type { Language } from './language.ts'

/** What a browser without script reads in the console's document; the dictionaries load with the script. */
export const NEEDS_SCRIPT: Record<Language, string> = {
  en: '{app} needs JavaScript. Please switch it on in your browser and reload the page.',
  tr: '{app} JavaScript gerektirir. Lütfen tarayıcınızda açın ve sayfayı yenileyin.',
  ar: 'يحتاج {app} إلى JavaScript. يرجى تفعيله في متصفحك وإعادة تحميل الصفحة.',
}
