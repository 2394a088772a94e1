import type { Language } from '../language.ts'
import type { DefaultContentTypeKey } from './content-types.ts'

/** What the first content types of an account are called in its language (TAX-001); the owner may rename them. */
export const DEFAULT_CONTENT_TYPE_LABELS: Record<Language, Record<DefaultContentTypeKey, string>> = {
  en: { project: 'Project', blog: 'Blog', listing: 'Listing', testimonial: 'Testimonial' },
  tr: { project: 'Proje', blog: 'Blog', listing: 'İlan', testimonial: 'Referans' },
  ar: { project: 'مشروع', blog: 'مدونة', listing: 'إعلان', testimonial: 'شهادة عميل' },
}
