import type { Language } from '@vitrine/domain/language.ts'

/** A picture in one of the packages credited in docs/credits.md. */
export interface Photograph {
  package: 'material-dashboard' | 'soft-ui-design-system'
  /** Below the package's assets/img folder. */
  file: string
  /** The part of it that is shown, as fractions of width and height: left, top, width, height. */
  crop?: readonly [number, number, number, number]
  /** What is to be seen, for those who do not see it. */
  alt: Readonly<Record<Extract<Language, 'en' | 'ar'>, string>>
}
